import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'home',
	title: 'Research, conferences and software',
	description:
		'AEG Consultancy Services helps researchers publish their work, equip their laboratories and meet their peers, and builds the software they need.',
	thread: 'group',
} as const;

export const meta = pageMeta(words);

export default function Home() {
	return <PageHead heading={words.title} lead={words.description} />;
}
