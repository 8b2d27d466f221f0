import type { Contents, Intro, Link, Mat, PageMeta } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';

/** `/products/facts`: all that is said of the fibres, and whose word it is. */
export const fibreFacts = {
	meta: {
		path: 'fibreFacts',
		title: 'Fibre facts and their sources',
		description:
			'Facts about the natural fibres of our mats: where they come from, what they are used for and how they behave in composites, with sources.',
	} satisfies PageMeta,
	hero: {
		heading: 'Fibre facts and their sources',
		lead: 'Where the fibre of each mat comes from, what it is used for, and the source of each fact.',
	} satisfies Intro,
	choose: 'Choose a mat',
	closing: {
		heading: 'Which fibre do you need?',
		lead: 'Tell us the part, the resin and the load, and we will suggest a mat.',
		actions: [
			{ label: 'Contact Us', to: askAbout('which-mat') },
			{ label: 'The mats', to: paths.products },
		] satisfies Link[],
	},
} as const;

/** The mats as the contents of the page, each with the part of the plant that it comes from. */
export const contentsOf = (mats: readonly Mat[]): Contents => ({
	label: fibreFacts.choose,
	entries: mats.map(({ id, title, part }) => ({ name: title, short: part, to: `#${id}` as const })),
});
