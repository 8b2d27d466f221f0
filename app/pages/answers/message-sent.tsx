import { PageHead } from '#app/sections/page-head.tsx';
import { answerMeta } from '#app/seo/meta.ts';

export const meta = answerMeta('Message Submitted!');

export default function MessageSent() {
	return <PageHead heading="Message Submitted!" lead="%%reference%%%%errors%%" />;
}
