import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'customSoftware',
	title: 'Custom software development',
	description: 'Software made for how your institution works.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function CustomSoftware() {
	return <PageHead heading={words.title} lead={words.description} />;
}
