import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'groupHome',
	title: 'The AEG group: three strands of work',
	description:
		'Software development, knowledge and events, research and development: the three strands of AEG in Bhopal.',
	thread: 'group',
} as const;

export const meta = pageMeta(words);

export default function GroupHome() {
	return <PageHead heading={words.title} lead={words.description} />;
}
