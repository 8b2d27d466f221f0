import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'timeline',
	title: 'Conference timeline 2018 to 2022',
	description: 'Five years of conferences, and the calendar to subscribe to.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Timeline() {
	return <PageHead heading={words.title} lead={words.description} />;
}
