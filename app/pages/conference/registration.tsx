import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'registration',
	title: 'Conference registration',
	description: 'Register your interest for an AEG conference with five fields.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Registration() {
	return <PageHead heading={words.title} lead={words.description} />;
}
