import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'proposal',
	title: 'Submit a conference proposal',
	description: 'Tell AEG about the conference you would like to hold.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Proposal() {
	return <PageHead heading={words.title} lead={words.description} />;
}
