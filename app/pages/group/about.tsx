import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'about',
	title: 'About AEG',
	description:
		'Consultancy, collaboration, international reach and our vision: how AEG works with researchers and institutions.',
	thread: 'group',
} as const;

export const meta = pageMeta(words);

export default function About() {
	return <PageHead heading={words.title} lead={words.description} />;
}
