import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';

/** ACH-1. */
export const achievementsPage = {
	meta: {
		path: 'achievements',
		title: 'Achievements and clients',
		description:
			'Products designed, papers published and recognition received by AEG Consultancy Services in Bhopal, and the institutions it works with.',
	} satisfies PageMeta,
	hero: {
		heading: 'Achievements',
		lead: 'Products we designed, papers we published and recognition we received from local institutes.',
	} satisfies Intro,
	kinds: [
		{
			kind: 'Designed product',
			heading: 'Designed products',
			lead: 'Machines and test rigs we designed for laboratories.',
		},
		{
			kind: 'Published paper',
			heading: 'Published papers',
			lead: 'Papers published by AEG.',
		},
		{
			kind: 'Recognition',
			heading: 'Recognitions',
			lead: 'Certificates and plaques from local institutes.',
		},
	],
	clients: {
		heading: 'Client institutions',
		lead: 'Universities, institutes and a hospital. Symbols stand in for their logos.',
	} satisfies Intro,
	closing: {
		heading: 'Need equipment or help with a paper?',
		lead: 'Tell us what you want to build or publish.',
		actions: [
			{ label: 'Contact Us', to: askAbout('build-or-publish') },
			{ label: 'Research services', to: paths.researchServices },
		] satisfies Link[],
	},
} as const;
