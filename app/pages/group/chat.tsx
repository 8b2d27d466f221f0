import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'chat',
	title: 'Chat with us',
	description: 'Start a chat with AEG from a phone or a computer.',
	thread: 'group',
} as const;

export const meta = pageMeta(words);

export default function Chat() {
	return <PageHead heading={words.title} lead={words.description} />;
}
