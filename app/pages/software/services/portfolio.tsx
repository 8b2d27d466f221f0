import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'portfolio',
	title: 'Portfolio with interactive previews',
	description: 'A shop, a task dashboard and a travel site to scroll through.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function Portfolio() {
	return <PageHead heading={words.title} lead={words.description} />;
}
