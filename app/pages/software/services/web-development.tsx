import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'webDevelopment',
	title: 'Web development',
	description: 'Websites in four plans, with a team of four and a clear timeline.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function WebDevelopment() {
	return <PageHead heading={words.title} lead={words.description} />;
}
