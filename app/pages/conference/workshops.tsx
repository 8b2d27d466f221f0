import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'workshops',
	title: 'Workshops and courses',
	description: 'The MechAuto and ANSYS simulation workshops: what was taught and what was built.',
	thread: 'conferences',
} as const;

export const meta = pageMeta(words);

export default function Workshops() {
	return <PageHead heading={words.title} lead={words.description} />;
}
