import { heads } from '#content/pictures/heads.ts';
import type { HeadPicture, Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** `/About`. */
export const about = {
	meta: {
		path: 'about',
		title: 'About us: research, conferences, software',
		description:
			'AEG is a consultancy in Bhopal, India, for research, conferences and software. How we work, whom we work with and what we aim for.',
	} satisfies PageMeta,
	hero: {
		heading: 'About AEG',
		lead: 'AEG Consultancy Services Pvt. Ltd. in Bhopal, India, advises researchers, supplies and repairs laboratory equipment, organises scientific conferences and builds software.',
	} satisfies Intro,
	picture: {
		file: heads.loom,
		alt: 'Woven drawing: a floor loom from its weaver’s seat; a shuttle lies on the cloth.',
	} satisfies HeadPicture,
	themes: 'What we stand for',
	closing: {
		heading: 'Have a question for us?',
		lead: 'Write to us. If we cannot help, we will say so.',
		actions: [
			{ label: 'Contact Us', to: paths.contact },
			{ label: 'See our achievements', to: paths.achievements },
		] satisfies Link[],
	},
} as const;
