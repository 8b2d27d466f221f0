import { PageHead } from '#app/sections/page-head.tsx';
import { answerMeta } from '#app/seo/meta.ts';

export const meta = answerMeta('Failed to register!');

export default function RegistrationFailed() {
	return <PageHead heading="Failed to register!" lead="%%reference%%%%errors%%" />;
}
