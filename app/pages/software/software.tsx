import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'software',
	title: 'Software development',
	description: 'Websites, mobile apps and APIs for research groups, institutions and businesses.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function Software() {
	return <PageHead heading={words.title} lead={words.description} />;
}
