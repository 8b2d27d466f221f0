import type { Intro, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** `/products/facts`: all that is said of the fibres, and whose word it is. */
export const fibreFacts = {
	meta: {
		path: 'fibreFacts',
		title: 'Fibre facts and their sources',
		description:
			'Where the fibres of our twelve mats come from, what they are used for, how they behave in composites, and the works that say so.',
		thread: 'research',
	} satisfies PageMeta,
	hero: {
		heading: 'Fibre facts and their sources',
		lead: 'Where the fibre of each mat comes from, what it is used for, and whose word that is.',
	} satisfies Intro,
	choose: 'Choose a mat',
	closing: {
		heading: 'Which fibre for which part?',
		lead: 'Tell us the part, the resin and the load. We say which of the twelve fits, and what we do not know.',
		action: { label: 'Contact Us', to: paths.contact },
	},
} as const;
