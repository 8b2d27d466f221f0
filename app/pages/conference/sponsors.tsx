import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'sponsors',
	title: 'Sponsors and publication support',
	description: 'Five ways to publish with support from AEG, and how to sponsor a conference.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Sponsors() {
	return <PageHead heading={words.title} lead={words.description} />;
}
