import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'technologies',
	title: 'Technologies',
	description: 'The fifteen technologies that AEG builds with.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function Technologies() {
	return <PageHead heading={words.title} lead={words.description} />;
}
