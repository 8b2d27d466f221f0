import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'proceedings',
	title: 'Conference proceedings',
	description: 'Four tracks of papers, two documents and fifty photographs of AIC-RAETHM 2025.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Proceedings() {
	return <PageHead heading={words.title} lead={words.description} />;
}
