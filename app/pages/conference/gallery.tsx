import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'gallery',
	title: 'Conference videos and galleries',
	description: 'Eight photographs of AEG conferences in one viewer.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Gallery() {
	return <PageHead heading={words.title} lead={words.description} />;
}
