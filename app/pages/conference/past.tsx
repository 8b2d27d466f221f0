import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'pastConferences',
	title: 'Past conferences',
	description: 'Earlier editions with their proceedings, galleries and awards.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Past() {
	return <PageHead heading={words.title} lead={words.description} />;
}
