import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'portfolioGrid',
	title: 'Portfolio in screenshots',
	description: 'Screenshots of sites and tools, in one grid.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function PortfolioGrid() {
	return <PageHead heading={words.title} lead={words.description} />;
}
