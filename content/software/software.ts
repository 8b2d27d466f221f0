import { paths } from '#contract/paths.ts';
import { people } from '../pictures/people.ts';
import type {
	Feature,
	Illustration,
	Intro,
	Link,
	Opening,
	PageMeta,
	Sampled,
	ServiceCard,
	Stat,
	Step,
	Testimonial,
} from '../shapes.ts';

/** `/software` (SOFT-1 to SOFT-5). */

export const meta: PageMeta = {
	path: 'software',
	title: 'Software services',
	description:
		'Websites, mobile apps, APIs, custom systems, hosting and search work: what each brings you, and how a project runs in five steps.',
	thread: 'software',
};

export const opening: Opening = {
	heading: 'Software that holds together',
	lead: 'We design, build and run websites, mobile apps and APIs for research groups, institutions and businesses.',
	actions: [
		{ label: 'Start Your Project', to: paths.startProject },
		{ label: 'View Our Work', to: paths.viewWork },
	],
};

export const reach: readonly Stat[] = [
	{ value: '98%', label: 'Client satisfaction' },
	{ value: '200+', label: 'Projects' },
	{ value: '5M+', label: 'Users' },
	{ value: '50+', label: 'Regions' },
];

export const servicesIntro: Intro = {
	heading: 'Services',
	lead: 'Six ways to work with us. Take one, or let one lead to the next.',
};

export const services: readonly ServiceCard[] = [
	{
		icon: 'Mobile',
		title: 'Mobile app development',
		text: 'One app for Android and iPhone, from the first sketch to both stores.',
		to: paths.mobileApps,
	},
	{
		icon: 'Code',
		title: 'Web development',
		text: 'A site in one page or without a limit of pages, dated before we begin.',
		to: paths.webDevelopment,
	},
	{
		icon: 'Api',
		title: 'API development',
		text: 'REST, GraphQL and WebSocket services, with limits and prices in the open.',
		to: paths.apis,
	},
	{
		icon: 'Workspace',
		title: 'Custom software',
		text: 'Systems that follow how your institution works, not the other way round.',
		to: paths.customSoftware,
	},
	{
		icon: 'Cloud',
		title: 'Web hosting',
		text: 'Unlimited bandwidth and a 30-day money-back guarantee on every plan.',
		to: paths.hosting,
	},
	{
		icon: 'Search',
		title: 'SEO services',
		text: 'Search work you can check, starting with an audit that costs nothing.',
		to: paths.seo,
	},
];

export const technologiesIntro: Intro = {
	heading: 'Technologies',
	lead: 'Well-known tools, chosen for how long they will last.',
};

export const processIntro: Intro = {
	heading: 'How a project runs',
	lead: 'Five steps, and a decision of yours at the end of each.',
};

export const team = { label: 'About the software team', to: paths.softwareTeam } satisfies Link;

export const process: readonly Step[] = [
	{ title: 'Listen', text: 'We meet the people who will use it and write down what the software must do.' },
	{ title: 'Design', text: 'You see and try a prototype before we build anything.' },
	{ title: 'Build', text: 'Short cycles, with a working version to look at after each.' },
	{ title: 'Test', text: 'Automated tests, an accessibility check and a security review.' },
	{ title: 'Support', text: 'Watching, fixing and improving after the launch.' },
];

export const strengthsIntro: Intro = {
	heading: 'What you can expect',
	lead: 'Four figures we are asked about before a contract is signed.',
};

export type Strength = Stat & Pick<Feature, 'text'>;

export const strengths: readonly Strength[] = [
	{
		value: '99.9%',
		label: 'uptime',
		text: 'A system that cannot be reached helps nobody, so we plan for the bad day first.',
	},
	{
		value: '30%',
		label: 'faster delivery',
		text: 'Short cycles and parts that are tested already leave less to build twice.',
	},
	{
		value: '95%',
		label: 'of clients report growth',
		text: 'We agree at the start what growth means for you, and count that.',
	},
	{
		value: '24/7',
		label: 'support',
		text: 'A fault at three in the morning reaches somebody who can act on it.',
	},
];

export const testimonialsHeading = 'In their words';

export const testimonials: readonly Sampled<Testimonial & { readonly portrait: Illustration }>[] = [
	{
		sample: true,
		name: 'Head of department',
		company: 'Engineering college',
		text: 'They asked how our department really works before writing a line of code. The system fits, and our staff use it.',
		rating: 5,
		initials: 'HD',
		portrait: { file: people['testimonial-1'], alt: '' },
	},
	{
		sample: true,
		name: 'Operations manager',
		company: 'Regional transport company',
		text: 'Orders, stock and invoices used to live in three places. Now one figure is the same in all of them.',
		rating: 5,
		initials: 'OM',
		portrait: { file: people['testimonial-2'], alt: '' },
	},
	{
		sample: true,
		name: 'Programme coordinator',
		company: 'Research institute',
		text: 'We could try every screen before it was built. What we signed in the prototype is what we received.',
		rating: 5,
		initials: 'PC',
		portrait: { file: people['testimonial-3'], alt: '' },
	},
];

export const closing: Opening = {
	heading: 'Have a project in mind?',
	lead: 'Send three sentences about it. That is enough to start.',
	actions: [{ label: 'Start Your Project', to: paths.startProject }],
};
