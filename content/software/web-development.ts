import type { Navigation } from '#content/shapes.ts';
import { websiteQuestions } from '../records/index/website-questions.ts';
import type {
	Duration,
	Feature,
	Intro,
	IntroWithActions,
	Link,
	PageMeta,
	Plan,
	Question,
} from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { projects, team } from './crew.ts';
import { nextSteps } from './next-steps.ts';
import { websitePlans } from './plans.ts';

/** `/services/web-development` (WDEV-1 to WDEV-3). */

export const meta: PageMeta = {
	path: 'webDevelopment',
	title: 'Website plans and prices',
	description:
		'Website plans by number of pages, with the services, the team and recent projects. A simple website takes 1-2 weeks, a complex one 6-12.',
};

const ask = { label: 'Start Your Website', to: contactAbout('website') };

export const opening: IntroWithActions = {
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
		title: 'Sites for institutions',
		text: 'Departments, people, notices and admissions, updated by your own staff.',
	},
	{
		title: 'Online shops',
		text: 'Products, payment, delivery and stock in one place.',
	},
	{
		title: 'Web applications',
		text: 'Booking, registration, review and other online tasks.',
	},
	{
		title: 'Redesign',
		text: 'A new site in place of the old one. Old links lead to the right new page.',
	},
	{
		title: 'Accessibility',
		text: 'Usable by keyboard and screen reader, on small phones and slow connections.',
	},
	{ title: 'Maintenance', text: 'Updates, backups and small changes after the launch.' },
];

export const plansIntro: Intro = {
	heading: 'Pricing',
	lead: 'Choose by the number of pages.',
};

/** Shown where a plan has no price of its own. */
export const unpriced = 'Priced per requirement';

export const plans: readonly Plan[] = websitePlans;

export { projects, team };

export const teamIntro: Intro = {
	heading: 'Team',
	lead: 'Who works on your website, and on what.',
};

export const projectsIntro: Intro = {
	heading: 'Recent projects',
	lead: 'Each with its technology and the year it was completed.',
};

/** Under the picture of a project that is an example. */
export const pictureOf = 'Picture: a design of ours';

export const faqHeading = 'Frequently asked questions';

/** WDEV-3 */
export const faq: readonly Question[] = websiteQuestions.list;

export const closing: IntroWithActions = {
	heading: 'Describe your website',
	lead: 'A rough list of pages is enough to begin.',
	actions: [ask],
};

export const next = nextSteps('pages, text, pictures and your launch date');

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
