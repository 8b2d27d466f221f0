import type { Feature, Intro, Opening, PageMeta, Technology } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** The 15 technologies (SOFT-3), and `/services/technologies` (RT-36). */

export const meta: PageMeta = {
	path: 'technologies',
	title: 'Technologies we work with',
	description:
		'The fifteen tools behind our software, what we use each one for, and the four questions that decide which of them your project gets.',
	thread: 'software',
};

export const opening: Opening = {
	heading: 'Fifteen threads, one cloth',
	lead: 'We keep to tools that many know and many look after, so that your own people, or anyone you hire later, can carry the work on.',
	actions: [{ label: 'Ask about your project', to: contactAbout('technology-advice') }],
};

export type Shelf = Intro & { readonly technologies: readonly Technology[] };

export const shelves: readonly Shelf[] = [
	{
		heading: 'What people see',
		lead: 'The screens of a site or a system.',
		technologies: [
			{ name: 'React', use: 'Screens built from parts that are written once and used in many places.' },
			{ name: 'Next.js', use: 'Sites that must be quick to open and easy for search engines to read.' },
			{ name: 'Angular', use: 'Large administration systems with many forms and strict order.' },
			{ name: 'Vue', use: 'Tools that grow out of a page you have already.' },
			{
				name: 'TypeScript',
				use: 'The language of our screens; it finds a class of mistakes before anyone else can.',
			},
		],
	},
	{
		heading: 'What does the work',
		lead: 'The part behind the screens: rules, calculations, connections.',
		technologies: [
			{ name: 'Node.js', use: 'APIs and live connections, in the same language as the screens.' },
			{
				name: 'Python',
				use: 'Data, reports, scientific calculation and everything that learns from examples.',
			},
			{ name: 'Django', use: 'Systems in which staff manage records, ready with sign-in and rights.' },
			{ name: 'Java', use: 'Long-lived systems in banks, hospitals and government offices.' },
			{ name: 'Spring Boot', use: 'Java services that are started, watched and replaced one at a time.' },
		],
	},
	{
		heading: 'What people carry',
		lead: 'One code, two stores.',
		technologies: [
			{ name: 'Flutter', use: 'Apps with a look of their own, the same on Android and iPhone.' },
			{ name: 'React Native', use: 'Apps that share their parts with a website in React.' },
		],
	},
	{
		heading: 'What is kept',
		lead: 'Where records lie and machines run.',
		technologies: [
			{ name: 'PostgreSQL', use: 'Records that must be right: fees, stock, admissions, results.' },
			{ name: 'MongoDB', use: 'Records that differ from one to the next, such as catalogues and surveys.' },
			{ name: 'AWS', use: 'Servers and storage that can grow on a busy day and shrink again.' },
		],
	},
];

/** SOFT-3: the 15 tiles. */
export const technologies: readonly Technology[] = shelves.flatMap((shelf) => shelf.technologies);

export const choiceIntro: Intro = {
	heading: 'How one is chosen',
	lead: 'Four questions, asked in this order. The newest tool seldom wins.',
};

export const choice: readonly Feature[] = [
	{
		title: 'What do your people know?',
		text: 'A tool that somebody in your office can read is worth more than a faster one nobody can.',
	},
	{
		title: 'How long must it live?',
		text: 'A system for ten years needs parts that will still be mended in ten years.',
	},
	{
		title: 'What does it have to meet?',
		text: 'Old databases, a payment service, a machine in the laboratory: the joints decide more than the parts.',
	},
	{
		title: 'What does it cost to run?',
		text: 'Licences, servers and hours are added up before the choice, not after.',
	},
];

export const closing: Opening = {
	heading: 'Not sure which you need?',
	lead: 'You do not have to be. Describe the task, and we name the tools and say why.',
	actions: [{ label: 'Ask for advice', to: contactAbout('technology-advice') }],
};
