import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'planConference',
	title: 'Plan a scientific conference',
	description: 'How AEG plans international scientific conferences, from article management to submissions.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Plan() {
	return <PageHead heading={words.title} lead={words.description} />;
}
