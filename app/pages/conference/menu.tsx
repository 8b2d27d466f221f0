import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'conferenceMenu',
	title: 'Conference menu',
	description: 'Every conference service and archive of AEG on one page.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Menu() {
	return <PageHead heading={words.title} lead={words.description} />;
}
