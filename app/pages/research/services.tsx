import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'researchServices',
	title: 'Products and equipment services',
	description: 'Manufacture and supply of laboratory products, and installation and repair of machines.',
	thread: 'research',
} as const;

export const meta = pageMeta(words);

export default function Services() {
	return <PageHead heading={words.title} lead={words.description} />;
}
