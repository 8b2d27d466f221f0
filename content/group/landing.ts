import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

const findConference: Link = { label: 'Find a conference', to: paths.upcoming };

/** `/nehome`: the landing with the conferences call to action (LAND-1). */
export const landing = {
	meta: {
		path: 'landing',
		title: 'Find a conference: present, publish and meet your peers',
		description:
			'International conferences planned from Bhopal: five tracks, published proceedings, workshops. Find a conference, or ask us to plan yours.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'Conferences where your paper is read, discussed and published',
		lead: 'International meetings for engineering, technology and management, planned by AEG from the call for papers to the proceedings.',
		action: findConference,
		second: { label: 'See AIC-RAETHM 2025', to: paths.conference } satisfies Link,
	},
	intro: {
		heading: 'Three ways to take part',
		lead: 'You may bring a paper, bring your students, or bring a whole conference.',
		ways: [
			{
				icon: 'document',
				title: 'Present a paper',
				text: 'Choose one of five tracks, send a full paper of 8-9 pages, and see it published in an ISSN journal once it is accepted.',
			},
			{
				icon: 'education',
				title: 'Attend and learn',
				text: 'Hear key-note speakers, take part in workshops on mechanical design and simulation, and meet people who work on your problem.',
			},
			{
				icon: 'events',
				title: 'Plan your own',
				text: 'Your institute hosts; we run the submissions, the reviews, the schedule and the proceedings.',
			},
		],
		action: findConference,
		second: { label: 'Plan a scientific conference', to: paths.planConference } satisfies Link,
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
