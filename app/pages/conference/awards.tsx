import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'awards',
	title: 'Awards and recognition 2025',
	description: 'Best papers, overall best awards and distinguished contributions of the 2025 conference.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Awards() {
	return <PageHead heading={words.title} lead={words.description} />;
}
