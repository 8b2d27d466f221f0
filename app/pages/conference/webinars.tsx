import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'webinars',
	title: 'Expert webinars',
	description: 'A webinar series with interactive sessions, expert speakers and live questions.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Webinars() {
	return <PageHead heading={words.title} lead={words.description} />;
}
