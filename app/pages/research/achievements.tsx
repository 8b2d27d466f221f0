import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'achievements',
	title: 'Achievements and clients',
	description:
		'Products AEG designed, papers it published and recognitions by local institutes, with the institutions it works for.',
	thread: 'research',
} as const;

export const meta = pageMeta(words);

export default function Achievements() {
	return <PageHead heading={words.title} lead={words.description} />;
}
