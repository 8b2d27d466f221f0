import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'landing',
	title: 'Conferences that bring researchers together',
	description:
		'Find a scientific conference organised by AEG, or begin with what the group does in research, conferences and software.',
	thread: 'group',
} as const;

export const meta = pageMeta(words);

export default function Landing() {
	return <PageHead heading={words.title} lead={words.description} />;
}
