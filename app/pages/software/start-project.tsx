import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'startProject',
	title: 'Start your project',
	description: 'Tell the software team of AEG what you need.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function StartProject() {
	return <PageHead heading={words.title} lead={words.description} />;
}
