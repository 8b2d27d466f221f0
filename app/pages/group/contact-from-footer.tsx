import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'contactFromFooter',
	title: 'Write to AEG',
	description: 'A short form for every question, and which desk of AEG answers what.',
	thread: 'group',
} as const;

export const meta = pageMeta(words);

export default function ContactFromFooter() {
	return <PageHead heading={words.title} lead={words.description} />;
}
