import { PageHead } from '#app/sections/page-head.tsx';
import { answerMeta } from '#app/seo/meta.ts';

export const meta = answerMeta('Failed to send message!');

export default function MessageFailed() {
	return <PageHead heading="Failed to send message!" lead="%%reference%%%%errors%%" />;
}
