import type { Intro, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** The home of the group, one page at two addresses. */
export const groupHome = {
	meta: {
		path: 'groupHome',
		title: 'The AEG group: three divisions in one house',
		description:
			'Software development, conferences and events, research and development: the three divisions of AEG, what each does, and how to reach them.',
		thread: 'group',
	} satisfies PageMeta,
	hero: {
		heading: 'The AEG group',
		lead: 'Software, events and research, three divisions of one house in Bhopal.',
	} satisfies Intro,
	carousel: 'The three divisions',
	film: {
		unsupported: 'Your browser does not support the video tag.',
		open: 'Open the film',
	},
	services: {
		heading: 'Three divisions',
		lead: 'Each has pages of its own, and a desk that answers you.',
	} satisfies Intro,
	contact: {
		heading: 'Write to the group',
		lead: 'For whatever concerns more than one division, or none.',
	} satisfies Intro,
} as const;

/** GROUP-8. */
export const groupServices = [
	{
		title: 'Software development',
		text: 'A website, an app or an API, with the hosting and care that keep it running.',
		rating: '4.9',
		features: ['Web and mobile apps', 'API development', 'Hosting and SEO'],
		to: paths.software,
		more: 'Software services',
		thread: 'software',
	},
	{
		title: 'Knowledge and events',
		text: 'Scientific meetings with submissions, schedules, proceedings and workshops.',
		rating: '4.8',
		features: ['Conference planning', 'Workshops and courses', 'Proceedings and awards'],
		to: paths.conferenceHub,
		more: 'Conference hub',
		thread: 'conferences',
	},
	{
		title: 'Research and development',
		text: 'Research set-ups, laboratory equipment, fibre mats and help with publication.',
		rating: '4.7',
		features: ['Test rigs and set-ups', 'Equipment supplied and repaired', 'Twelve fibre mats'],
		to: paths.researchServices,
		more: 'Research services',
		thread: 'research',
	},
] as const;
