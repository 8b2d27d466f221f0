import { capital, counted } from '../counted.ts';
import { featuresOf } from '../features.ts';
import type { Contents, Intro, IntroWithActions, PageMeta, Technology } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { nextSteps } from './next-steps.ts';

/** The 15 technologies (SOFT-3), and `/services/technologies` (RT-36). */

export const meta: PageMeta = {
	path: 'technologies',
	title: 'Technologies we work with',
	description:
		'The tools AEG builds software with, from React and Node.js to Flutter and PostgreSQL, what we use each for, and how we choose among them.',
};

export const opening: IntroWithActions = {
	heading: 'Technologies we work with',
	lead: 'We use tools that many developers know, so that your own staff or another company can take over the work.',
	actions: [{ label: 'Ask about your project', to: contactAbout('technology-advice') }],
};

export const shelves: readonly (Intro & {
	readonly id: string;
	readonly technologies: readonly Technology[];
})[] = [
	{
		id: 'front-end',
		heading: 'Front end',
		lead: 'What people see: the screens of a site or a system.',
		technologies: [
			{ name: 'React', use: 'Screens made of components that are written once and used in many places.' },
			{ name: 'Next.js', use: 'Sites that open quickly and are easy for search engines to read.' },
			{ name: 'Angular', use: 'Large administration systems with many forms.' },
			{ name: 'Vue', use: 'Interactive parts for a website you already have.' },
			{
				name: 'TypeScript',
				use: 'The language of our screens. It finds many mistakes before the software runs.',
			},
		],
	},
	{
		id: 'back-end',
		heading: 'Back end',
		lead: 'The part behind the screens: rules, calculations and connections.',
		technologies: [
			{ name: 'Node.js', use: 'APIs and live connections, in the same language as the screens.' },
			{
				name: 'Python',
				use: 'Data, reports, scientific calculation and machine learning.',
			},
			{ name: 'Django', use: 'Systems for managing records, with sign-in and permissions built in.' },
			{ name: 'Java', use: 'Large systems that stay in use for many years.' },
			{ name: 'Spring Boot', use: 'Java services that can be updated one at a time.' },
		],
	},
	{
		id: 'mobile',
		heading: 'Mobile',
		lead: 'One app for Android and iPhone, written once.',
		technologies: [
			{ name: 'Flutter', use: 'Apps with a look of their own, the same on Android and iPhone.' },
			{ name: 'React Native', use: 'Apps that can share code with a React website.' },
		],
	},
	{
		id: 'data-and-hosting',
		heading: 'Data and hosting',
		lead: 'Where records are stored and where the servers run.',
		technologies: [
			{ name: 'PostgreSQL', use: 'Structured records: fees, stock, admissions, results.' },
			{ name: 'MongoDB', use: 'Records that vary in form, such as catalogues and surveys.' },
			{ name: 'AWS', use: 'Servers and storage that can grow and shrink with demand.' },
		],
	},
];

export const choiceId = 'choice';

export const choiceIntro: Intro = {
	heading: 'How we choose',
	lead: 'We ask these questions, in this order.',
};

export const choice = featuresOf({
	'What do your staff know?':
		'A tool that your staff can maintain is worth more than a newer one they do not know.',
	'How long will you use it?': 'A system for ten years needs tools that will be maintained for ten years.',
	'What does it have to work with?':
		'An old database, a payment service or a laboratory machine may decide the choice.',
	'What does it cost to run?': 'We add up licences, servers and working hours before we choose.',
});

export const contents: Contents = {
	label: 'On this page',
	entries: [
		...shelves.map(({ id, heading, technologies: tools }) => ({
			name: heading,
			short: tools.map(({ name }) => name).join(', '),
			to: `#${id}` as const,
		})),
		{ name: choiceIntro.heading, short: capital(counted(choice.length, 'question')), to: `#${choiceId}` },
	],
};

/** SOFT-3: the 15 tiles. */
export const technologies: readonly Technology[] = shelves.flatMap((shelf) => shelf.technologies);

export const closing: IntroWithActions = {
	heading: 'Not sure which?',
	lead: 'Describe the task. We will suggest the tools and explain why.',
	actions: [{ label: 'Ask for advice', to: contactAbout('technology-advice') }],
};

export const next = nextSteps('the systems you have, and who will look after the new one');
