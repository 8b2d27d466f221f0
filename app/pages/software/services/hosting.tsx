import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'hosting',
	title: 'Web hosting',
	description: 'Three hosting plans with unlimited bandwidth and a 30-day money-back guarantee.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function Hosting() {
	return <PageHead heading={words.title} lead={words.description} />;
}
