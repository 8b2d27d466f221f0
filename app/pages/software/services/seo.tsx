import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'seo',
	title: 'SEO services',
	description: 'Six services that help a site be found, and a free audit.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function Seo() {
	return <PageHead heading={words.title} lead={words.description} />;
}
