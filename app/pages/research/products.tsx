import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'products',
	title: 'Natural-fibre mats',
	description: 'Twelve fibre mats for composite research, from areca to white pineapple fabric.',
	thread: 'research',
} as const;

export const meta = pageMeta(words);

export default function Products() {
	return <PageHead heading={words.title} lead={words.description} />;
}
