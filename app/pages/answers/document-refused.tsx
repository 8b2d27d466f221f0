import { PageHead } from '#app/sections/page-head.tsx';
import { answerMeta } from '#app/seo/meta.ts';

export const meta = answerMeta('Incorrect password');

export default function DocumentRefused() {
	return <PageHead heading="Incorrect password" lead="%%reference%%%%errors%%" />;
}
