import { services } from '#content/pictures/services.ts';
import type { Intro, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

/** The home of the group, one page at two addresses. */
export const groupHome = {
	meta: {
		path: 'groupHome',
		title: 'The AEG group in a film and in figures',
		description:
			'Research, conferences and software from one company in Bhopal: what AEG does in each of the three, in a film and in figures.',
	} satisfies PageMeta,
	hero: {
		heading: 'The AEG group',
		lead: 'Software, events and research from one company in Bhopal.',
	} satisfies Intro,
	carousel: 'What we do',
	film: {
		unsupported: 'Your browser does not support the video tag.',
		open: 'Open the film',
	},
	services: {
		heading: 'Our services',
		lead: 'Each has its own pages.',
	} satisfies Intro,
	contact: {
		heading: 'Write to the group',
		lead: 'For questions about more than one of our services.',
	} satisfies Intro,
} as const;

/** GROUP-8. */
export const groupServices = [
	{
		title: 'Software development',
		text: 'Websites, apps and APIs, with hosting and maintenance.',
		rating: '4.9',
		features: ['Web and mobile apps', 'API development', 'Hosting and SEO'],
		to: paths.software,
		more: 'Software services',
		thread: 'software',
		picture: services['counter-software'],
	},
	{
		title: 'Knowledge and events',
		text: 'Scientific conferences, workshops and proceedings.',
		rating: '4.8',
		features: ['Conference planning', 'Workshops and courses', 'Proceedings and awards'],
		to: paths.conferenceHub,
		more: 'All about our conferences',
		thread: 'conferences',
		picture: services['counter-conferences'],
	},
	{
		title: 'Research and development',
		text: 'Laboratory equipment, fibre mats and help with publication.',
		rating: '4.7',
		features: ['Test rigs and set-ups', 'Equipment supplied and repaired', 'Natural-fibre mats'],
		to: paths.researchServices,
		more: 'Research services',
		thread: 'research',
		picture: services['counter-research'],
	},
] as const;
