import type { Navigation } from '../navigation.ts';
import { people } from '../pictures/people.ts';
import type {
	Duration,
	Feature,
	Illustration,
	Intro,
	Opening,
	PageMeta,
	Plan,
	Project,
	Question,
	Sampled,
	TeamMember,
} from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/web-development` (WDEV-1 to WDEV-3). */

export const meta: PageMeta = {
	path: 'webDevelopment',
	title: 'Web development',
	description:
		'Four website plans from one free page to unlimited pages. A simple website takes 1-2 weeks, a complex one 6-12. Services, team, recent projects and six answers.',
	thread: 'software',
};

const ask = { label: 'Start Your Website', to: contactAbout('website') };

export const navigation: Navigation = {
	label: 'Web development',
	links: [
		{ label: 'Services', to: '#services' },
		{ label: 'Pricing', to: '#pricing' },
		{ label: 'Team', to: '#team' },
		{ label: 'Projects', to: '#projects' },
		{ label: 'FAQ', to: '#faq' },
		{ label: 'Contact', to: '#contact' },
	],
	action: ask,
};

export const opening: Opening = {
	heading: 'A website with a date on it',
	lead: 'You know before we begin how many pages there will be and in which week it opens.',
	actions: [ask, { label: 'Compare the plans', to: '#pricing' }],
};

/** WDEV-2. */
export const durationsHeading = 'Weeks from the first page to the opening';

export const durations: readonly Duration[] = [
	{ label: 'Simple website', from: 1, to: 2 },
	{ label: 'Complex website', from: 6, to: 12 },
];

export const servicesIntro: Intro = {
	heading: 'Services',
	lead: 'What people come for, from a first page to a site that takes orders.',
};

export const services: readonly Feature[] = [
	{
		icon: 'Building',
		title: 'Sites for institutions',
		text: 'Departments, people, notices and admissions, kept up by the office itself.',
	},
	{
		icon: 'ShoppingCart',
		title: 'Online shops',
		text: 'Articles, payment and delivery, with the stock counted in one place.',
	},
	{
		icon: 'Application',
		title: 'Web applications',
		text: 'Booking, registration, review: pages that do something with what is typed.',
	},
	{
		icon: 'Renew',
		title: 'Renewal',
		text: 'A new site in the place of the old, with every old address still leading somewhere.',
	},
	{
		icon: 'Accessibility',
		title: 'Access for all',
		text: 'Read by keyboard, by voice, on a small phone and on a slow line.',
	},
	{ icon: 'Tools', title: 'Upkeep', text: 'Updates, backups and small changes after the opening.' },
];

export const plansIntro: Intro = {
	heading: 'Pricing',
	lead: 'Choose by the number of pages. One page is free; the rest is priced by what it has to do.',
};

/** Shown where a plan has no price of its own. */
export const unpriced = 'Priced per requirement';

export const plans: readonly Plan[] = [
	{
		name: 'Starter',
		price: 'Free',
		description: 'A name, what you do, how to reach you.',
		features: ['1 page'],
		action: { label: 'Choose Starter', to: contactAbout('website-starter') },
	},
	{
		name: 'Essential',
		description: 'The usual pages of a firm or a department.',
		features: ['8 pages'],
		action: { label: 'Choose Essential', to: contactAbout('website-essential') },
	},
	{
		name: 'Economy',
		description: 'Pages made for what they hold.',
		features: ['15 custom pages'],
		action: { label: 'Choose Economy', to: contactAbout('website-economy') },
	},
	{
		name: 'Deluxe',
		description: 'A site that goes on growing.',
		features: ['Unlimited pages'],
		action: { label: 'Choose Deluxe', to: contactAbout('website-deluxe') },
	},
];

export const teamIntro: Intro = {
	heading: 'Team',
	lead: 'Four people make a website here. You speak with all of them.',
};

export const team: readonly Sampled<TeamMember & { readonly portrait: Illustration }>[] = [
	{
		sample: true,
		name: 'Project lead',
		role: 'Keeps the date and the list',
		expertise: 'Scope, schedule, your questions',
		portrait: { file: people['team-1'], alt: '' },
	},
	{
		sample: true,
		name: 'Designer',
		role: 'Draws pages you can try',
		expertise: 'Type, layout, accessibility',
		portrait: { file: people['team-2'], alt: '' },
	},
	{
		sample: true,
		name: 'Front-end developer',
		role: 'Builds what people see',
		expertise: 'React, TypeScript, speed',
		portrait: { file: people['team-3'], alt: '' },
	},
	{
		sample: true,
		name: 'Back-end developer',
		role: 'Builds what it stands on',
		expertise: 'Node.js, PostgreSQL, security',
		portrait: { file: people['team-4'], alt: '' },
	},
];

export const projectsIntro: Intro = {
	heading: 'Recent projects',
	lead: 'Three sites by what they are, what they are made with and the year they opened.',
};

export const projects: readonly Sampled<Project>[] = [
	{
		sample: true,
		name: 'Registration site of an annual conference',
		tech: ['Next.js', 'PostgreSQL'],
		year: 2025,
	},
	{ sample: true, name: 'Shop of a handloom cooperative', tech: ['React', 'Node.js', 'MongoDB'], year: 2024 },
	{
		sample: true,
		name: 'Admissions portal of an engineering college',
		tech: ['Vue', 'Django', 'PostgreSQL'],
		year: 2023,
	},
];

export const faqHeading = 'Six questions before a website';

export const faq: readonly Question[] = [
	{
		question: 'How long does it take?',
		answer:
			'A simple website takes 1-2 weeks, a complex one 6-12 weeks. Which of the two yours is, we can say after the first talk.',
	},
	{
		question: 'What does it cost?',
		answer:
			'The Starter plan, one page, is free. Essential, Economy and Deluxe are priced per requirement: you send the list of pages and what they must do, and receive one figure for it.',
	},
	{
		question: 'What do you need from us?',
		answer:
			'Texts, pictures and one person who may decide. If there are no texts yet, say so: we begin with a list of questions and write a draft from the answers.',
	},
	{
		question: 'Can we change the pages ourselves?',
		answer:
			'Yes. Tell us which pages change often and who changes them, and those pages are made for editing in the browser.',
	},
	{
		question: 'We have a site. Must we start again?',
		answer:
			'Not always. We look at what you have, and say what can stay. If it is replaced, the old addresses go on leading to the right page.',
	},
	{
		question: 'Where will it run?',
		answer:
			'On our hosting, with unlimited bandwidth and a 30-day money-back guarantee, or wherever you have space already.',
	},
];

export const closing: Opening = {
	heading: 'Name the pages',
	lead: 'A list of pages, even a rough one, is enough for a plan and a date.',
	actions: [ask],
};
