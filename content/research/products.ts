import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** `/products`: the grid of mats and the words around it. */
export const products = {
	meta: {
		path: 'products',
		title: 'Our products: twelve natural-fibre mats',
		description:
			'Areca, bamboo, banana, coir, flax, kenaf, nano titania, jute, ramie, sisal, sun hemp and white pineapple: mats for composites research, with facts about each fibre.',
		thread: 'research',
	} satisfies PageMeta,
	hero: {
		heading: 'Our Products',
		lead: 'Twelve natural-fibre mats and fabrics for composites research, teaching and trial production.',
	} satisfies Intro,
	list: 'Fibre mats',
	note: 'The swatches are drawn, not photographed, and each shows one possible weave. What is said of a fibre comes from named sources; ask us for the data of the lot you are offered.',
	more: { label: 'All fibre facts and their sources', to: paths.fibreFacts } satisfies Link,
	buying: {
		heading: 'What to tell us first',
		lead: 'With these five lines we can say whether a mat fits, and what it would take if none does.',
		points: [
			{
				title: 'Fibre and form',
				text: 'Which fibre, and whether you need a woven mat, a felt or loose fibre.',
			},
			{
				title: 'Size and weight',
				text: 'Length, width and mass per square metre, with the tolerance you can accept.',
			},
			{ title: 'Quantity', text: 'A few sheets for a thesis, or a roll for a trial run, and by when.' },
			{
				title: 'Resin and process',
				text: 'What the mat goes into, and how: hand lay-up, compression, infusion.',
			},
			{
				title: 'Data you need',
				text: 'Which properties the data sheet must give, and by which test standard.',
			},
		],
	},
	closing: {
		heading: 'Need a mat in another weight or weave?',
		lead: 'Tell us the fibre, the size and what you plan to do with it.',
		action: { label: 'Contact Us', to: paths.contact } satisfies Link,
	},
} as const;
