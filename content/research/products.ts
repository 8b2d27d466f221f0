import { featuresOf } from '#content/features.ts';
import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';

/** `/products`: the grid of mats and the words around it. */
export const products = {
	meta: {
		path: 'products',
		title: 'Natural-fibre mats for composites',
		description:
			'Natural-fibre mats for composites research: areca, bamboo, banana, coir, flax, jute, sisal and more, each with facts and their sources.',
	} satisfies PageMeta,
	hero: {
		heading: 'Our Products',
		lead: 'Natural-fibre mats and fabrics for composites research, teaching and trial production. The pictures are drawings: each shows one possible structure.',
	} satisfies Intro,
	list: 'Fibre mats',
	note: 'The facts come from published sources, which are listed on a page of their own. Ask us for data on the mat you want to order.',
	more: { label: 'All fibre facts and their sources', to: paths.fibreFacts } satisfies Link,
	buying: {
		heading: 'What to tell us first',
		lead: 'With this information we can tell you whether a mat fits your use.',
		points: featuresOf({
			'Fibre and form': 'Which fibre, and whether you need it woven or felted.',
			'Size and weight': 'Length, width and mass per square metre, with the tolerance you can accept.',
			Quantity: 'A few sheets or a roll, and the date by which you need the mats.',
			'Resin and process':
				'Which resin, and how you process it: hand lay-up, compression moulding or infusion.',
			'Data you need': 'The properties you need on the data sheet, and the test standards.',
		}),
	},
	closing: {
		heading: 'Need a particular weight or weave?',
		lead: 'Tell us the fibre, the size, the weight or weave, and how you will use the mat.',
		actions: [
			{ label: 'Contact Us', to: askAbout('other-mat') },
			{ label: 'Fibre facts', to: paths.fibreFacts },
		] satisfies Link[],
	},
} as const;
