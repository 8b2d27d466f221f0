import type { Navigation } from '../navigation.ts';
import { people } from '../pictures/people.ts';
import { portfolio } from '../pictures/portfolio.ts';
import type {
	Duration,
	Feature,
	Illustration,
	Intro,
	Link,
	Opening,
	PageMeta,
	Plan,
	Project,
	Question,
	Sampled,
	TeamMember,
} from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { nextSteps } from './next-steps.ts';
import { websitePlans } from './plans.ts';

/** `/services/web-development` (WDEV-1 to WDEV-3). */

export const meta: PageMeta = {
	path: 'webDevelopment',
	title: 'Web development',
	description:
		'Website plans by number of pages, with the services, the team and recent projects. A simple website takes 1-2 weeks, a complex one 6-12.',
	thread: 'software',
};

const ask = { label: 'Start Your Website', to: contactAbout('website') };

export const opening: Opening = {
	heading: 'A website with an agreed launch date',
	lead: 'Before we begin you know how many pages you will get and in which week the site goes online.',
	actions: [ask, { label: 'Compare the plans', to: '#pricing' }],
};

/** WDEV-2. */
export const durationsHeading = 'Weeks until launch';

export const durations: readonly Duration[] = [
	{ label: 'Simple website', from: 1, to: 2 },
	{ label: 'Complex website', from: 6, to: 12 },
];

export const servicesIntro: Intro = {
	heading: 'Services',
	lead: 'From a first page to a site that takes orders.',
};

export const services: readonly Feature[] = [
	{
		icon: 'Building',
		title: 'Sites for institutions',
		text: 'Departments, people, notices and admissions, updated by your own staff.',
	},
	{
		icon: 'ShoppingCart',
		title: 'Online shops',
		text: 'Products, payment, delivery and stock in one place.',
	},
	{
		icon: 'Application',
		title: 'Web applications',
		text: 'Booking, registration, review and other online tasks.',
	},
	{
		icon: 'Renew',
		title: 'Redesign',
		text: 'A new site in place of the old one. Old links lead to the right new page.',
	},
	{
		icon: 'Accessibility',
		title: 'Accessibility',
		text: 'Usable by keyboard and screen reader, on small phones and slow connections.',
	},
	{ icon: 'Tools', title: 'Maintenance', text: 'Updates, backups and small changes after the launch.' },
];

export const plansIntro: Intro = {
	heading: 'Pricing',
	lead: 'Choose by the number of pages. One page is free; larger sites are priced per requirement.',
};

/** Shown where a plan has no price of its own. */
export const unpriced = 'Priced per requirement';

export const plans: readonly Plan[] = websitePlans;

export const teamIntro: Intro = {
	heading: 'Team',
	lead: 'The people who work on your website.',
};

export const team: readonly Sampled<TeamMember & { readonly portrait: Illustration }>[] = [
	{
		sample: true,
		name: 'Project lead',
		role: 'Plans the project and answers your questions',
		expertise: 'Scope, schedule, communication',
		portrait: { file: people['team-1'], alt: '' },
	},
	{
		sample: true,
		name: 'Designer',
		role: 'Designs the pages',
		expertise: 'Type, layout, accessibility',
		portrait: { file: people['team-2'], alt: '' },
	},
	{
		sample: true,
		name: 'Front-end developer',
		role: 'Builds the pages',
		expertise: 'React, TypeScript, speed',
		portrait: { file: people['team-3'], alt: '' },
	},
	{
		sample: true,
		name: 'Back-end developer',
		role: 'Builds the server and the database',
		expertise: 'Node.js, PostgreSQL, security',
		portrait: { file: people['team-4'], alt: '' },
	},
];

export const projectsIntro: Intro = {
	heading: 'Recent projects',
	lead: 'Each with its technology and the year it was completed.',
};

export const projects: readonly Sampled<Project>[] = [
	{
		sample: true,
		name: 'Registration site for an annual conference',
		picture: portfolio['site-5'],
		tech: ['Next.js', 'PostgreSQL'],
		year: 2025,
	},
	{
		sample: true,
		name: 'Online shop for a handloom cooperative',
		picture: portfolio.shop,
		tech: ['React', 'Node.js', 'MongoDB'],
		year: 2024,
	},
	{
		sample: true,
		name: 'Admissions portal for an engineering college',
		picture: portfolio['site-3'],
		tech: ['Vue', 'Django', 'PostgreSQL'],
		year: 2023,
	},
];

export const faqHeading = 'Frequently asked questions';

export const faq: readonly Question[] = [
	{
		question: 'How long does it take?',
		answer:
			'A simple website takes 1-2 weeks, a complex one 6-12 weeks. After a first conversation we can say which yours is.',
	},
	{
		question: 'What does it cost?',
		answer:
			'The Starter plan, one page, is free. Essential, Economy and Deluxe are priced per requirement: send us the list of pages and what they should do, and we will send you a quotation.',
	},
	{
		question: 'What do you need from us?',
		answer:
			'Texts, pictures and one person who can make decisions. If you have no texts yet, we send you questions and write a draft from your answers.',
	},
	{
		question: 'Can we change the pages ourselves?',
		answer: 'Yes. Tell us which pages change often, and we make those editable in the browser.',
	},
	{
		question: 'We already have a website. Do we have to start again?',
		answer:
			'Not always. We look at what you have and tell you what can stay. If the site is replaced, old links will still lead to the right page.',
	},
	{
		question: 'Where will it be hosted?',
		answer:
			'On our hosting, with unlimited bandwidth and a 30-day money-back guarantee, or with your present provider.',
	},
];

export const closing: Opening = {
	heading: 'Describe your website',
	lead: 'A rough list of pages is enough to begin.',
	actions: [ask],
};

export const next = nextSteps('pages, texts, pictures and your launch date');

/** A link to a section that is there only while it has something to show. */
const linkTo = (records: readonly unknown[], link: Link): readonly Link[] =>
	records.length > 0 ? [link] : [];

export const navigation: Navigation = {
	label: 'Web development',
	links: [
		{ label: 'Services', to: '#services' },
		{ label: 'Pricing', to: '#pricing' },
		...linkTo(team, { label: 'Team', to: '#team' }),
		...linkTo(projects, { label: 'Projects', to: '#projects' }),
		...linkTo(faq, { label: 'FAQ', to: '#faq' }),
		{ label: 'Contact', to: '#contact' },
	],
	action: ask,
};
