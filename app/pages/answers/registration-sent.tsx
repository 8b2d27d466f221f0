import { PageHead } from '#app/sections/page-head.tsx';
import { answerMeta } from '#app/seo/meta.ts';

export const meta = answerMeta('Registration Successful!');

export default function RegistrationSent() {
	return <PageHead heading="Registration Successful!" lead="%%reference%%%%errors%%" />;
}
