import type { Feature, Href, Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** `/nehome`: the landing with the conferences call to action (LAND-1). */
export const landing = {
	meta: {
		path: 'landing',
		title: 'Find a conference: present, publish and meet your peers',
		description:
			'International conferences planned from Bhopal: five tracks, published proceedings, workshops. Find a conference, or ask us to plan yours.',
		thread: 'group',
	} satisfies PageMeta,
	findConference: { label: 'Find a conference', to: paths.upcoming } satisfies Link,
	hero: {
		heading: 'Conferences where a paper is heard, discussed and printed',
		lead: 'International meetings for engineering, technology and management, planned by AEG from the call for papers to the proceedings.',
		more: { label: 'See AIC-RAETHM 2025', to: paths.conference } satisfies Link,
	},
	intro: {
		heading: 'Three ways to take part',
		lead: 'Bring a paper, bring your students, or bring a whole conference.',
		more: { label: 'Plan a scientific conference', to: paths.planConference } satisfies Link,
	},
	achievements: {
		heading: 'Achievements',
		lead: 'The consultancy behind the conferences: products designed, papers published, recognition received.',
	} satisfies Intro,
	contact: {
		heading: 'Contact Us',
		lead: 'Ask about a conference, a paper or a booking. One letter is enough.',
	} satisfies Intro,
} as const;

export const ways: readonly (Feature & { readonly to: Href })[] = [
	{
		title: 'Present a paper',
		text: 'Choose one of five tracks and send a full paper of 8-9 pages. Accepted papers are published in two ISSN journals.',
		to: paths.conference,
	},
	{
		title: 'Attend and learn',
		text: 'Hear the key-note speakers, and take a workshop on mechanical design or on ANSYS simulation.',
		to: paths.workshops,
	},
	{
		title: 'Plan your own',
		text: 'Your institute hosts. We look after submissions, registration, schedule and proceedings.',
		to: paths.planConference,
	},
];
