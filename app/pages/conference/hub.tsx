import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'conferenceHub',
	title: 'Conferences',
	description: 'Attend, organise or join an international scientific conference with AEG.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Hub() {
	return <PageHead heading={words.title} lead={words.description} />;
}
