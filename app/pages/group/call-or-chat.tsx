import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'callOrChat',
	title: 'Call or chat',
	description: 'Reach AEG by phone or by chat, with the numbers in full.',
	thread: 'group',
} as const;

export const meta = pageMeta(words);

export default function CallOrChat() {
	return <PageHead heading={words.title} lead={words.description} />;
}
