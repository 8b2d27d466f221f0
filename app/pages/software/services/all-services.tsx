import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'softwareServices',
	title: 'All software services',
	description: 'Six software services side by side.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function AllServices() {
	return <PageHead heading={words.title} lead={words.description} />;
}
