import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** ACH-1. */
export const achievementsPage = {
	meta: {
		path: 'achievements',
		title: 'Achievements and clients',
		description:
			'Products designed, papers published and recognitions received by AEG Consultancy Services, and the universities, institutes and hospital it works with.',
		thread: 'research',
	} satisfies PageMeta,
	hero: {
		heading: 'Achievements',
		lead: 'Products we designed, papers we published, and recognition by local institutes.',
	} satisfies Intro,
	kinds: [
		{
			kind: 'Designed product',
			heading: 'Designed products',
			lead: 'Machines and set-ups drawn for one laboratory, then built.',
		},
		{
			kind: 'Published paper',
			heading: 'Published papers',
			lead: 'Work by us and our authors, where it can be read.',
		},
		{
			kind: 'Recognition',
			heading: 'Recognitions',
			lead: 'What local institutes have put in writing.',
		},
	],
	clients: {
		heading: 'Client institutions',
		lead: 'Universities, institutes and a hospital we work with. Each mark is a draft woven for its kind of house.',
	} satisfies Intro,
	closing: {
		heading: 'Have something built, or written up?',
		lead: 'Tell us what it should do, or what it should say.',
		action: { label: 'Contact Us', to: paths.contact } satisfies Link,
	},
} as const;
