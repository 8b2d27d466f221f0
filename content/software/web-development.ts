import { given } from '../counted.ts';
import { featuresOf } from '../features.ts';
import { people } from '../pictures/people.ts';
import { portfolio } from '../pictures/portfolio.ts';
import { inOrder } from '../records/in-order.ts';
import { order } from '../records/index/order.ts';
import { projects as projectRecords } from '../records/index/projects.ts';
import { team as teamRecords } from '../records/index/team.ts';
import { websiteQuestions } from '../records/index/website-questions.ts';
import { pictureOf } from '../records/picture-of.ts';
import type {
	Duration,
	Illustration,
	Intro,
	IntroWithActions,
	Navigation,
	PageMeta,
	Project,
	Question,
	Sampled,
	TeamMember,
} from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { nextSteps } from './next-steps.ts';

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

export const services = featuresOf({
	'Sites for institutions': 'Departments, people, notices and admissions, updated by your own staff.',
	'Online shops': 'Products, payment, delivery and stock in one place.',
	'Web applications': 'Booking, registration, review and other online tasks.',
	Redesign: 'A new site in place of the old one. Old links lead to the right new page.',
	Accessibility: 'Usable by keyboard and screen reader, on small phones and slow connections.',
	Maintenance: 'Updates, backups and small changes after the launch.',
});

export const plansIntro: Intro = {
	heading: 'Pricing',
	lead: 'Choose by the number of pages.',
};

/** Shown where a plan has no price of its own. */
export const unpriced = 'Priced per requirement';

/** WDEV-1 */
export const team: readonly Sampled<TeamMember & { readonly portrait: Illustration }>[] = inOrder(
	teamRecords,
	order.team,
).map(([, { portrait, ...person }]) => ({
	...person,
	// without a portrait, the first drawing of the team is shown
	portrait: pictureOf(people, portrait) ?? { file: people['team-1'], alt: '' },
}));

/** WDEV-1 */
export const projects: readonly Sampled<Project>[] = inOrder(projectRecords, order.projects).map(
	([, { screen, ...project }]) => {
		const picture = pictureOf(portfolio, screen)?.file;
		return { ...project, ...(picture && { picture }) };
	},
);

export const teamIntro: Intro = {
	heading: 'Team',
	lead: 'Who works on your website, and on what.',
};

export const projectsIntro: Intro = {
	heading: 'Recent projects',
	lead: 'Each with its technology and the year it was completed.',
};

/** Under the picture of a project that is an example. */
export const study = 'Picture: a design of ours';

export const faqHeading = 'Frequently asked questions';

/** WDEV-3 */
export const faq: readonly Question[] = websiteQuestions.list;

export const closing: IntroWithActions = {
	heading: 'Describe your website',
	lead: 'A rough list of pages is enough to begin.',
	actions: [ask],
};

export const next = nextSteps('pages, text, pictures and your launch date');

/** The links to sections stand here only while these have something to show. */
export const navigation: Navigation = {
	label: 'Web development',
	links: [
		{ label: 'Services', to: '#services' },
		{ label: 'Pricing', to: '#pricing' },
		...given(team.length > 0, { label: 'Team', to: '#team' }),
		...given(projects.length > 0, { label: 'Projects', to: '#projects' }),
		...given(faq.length > 0, { label: 'FAQ', to: '#faq' }),
		{ label: 'Contact', to: '#contact' },
	],
	action: ask,
};
