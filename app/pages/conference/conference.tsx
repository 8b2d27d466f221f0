import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'conference',
	title: 'AIC-RAETHM 2025',
	description:
		'The annual international conference AIC-RAETHM 2025, 10 and 11 January 2025, Bhopal: tracks, dates, guidelines.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Conference() {
	return <PageHead heading={words.title} lead={words.description} />;
}
