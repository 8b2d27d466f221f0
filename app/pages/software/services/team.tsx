import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'softwareTeam',
	title: 'About the software team',
	description: 'Who builds software at AEG, and how.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function Team() {
	return <PageHead heading={words.title} lead={words.description} />;
}
