import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'upcoming',
	title: 'Upcoming conferences',
	description: 'Details of the next conference are to come; ask to be told.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Upcoming() {
	return <PageHead heading={words.title} lead={words.description} />;
}
