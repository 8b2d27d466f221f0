import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'faq',
	title: 'Conference FAQ',
	description: 'Six questions about the conference, answered.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Faq() {
	return <PageHead heading={words.title} lead={words.description} />;
}
