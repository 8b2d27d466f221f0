import { closings } from '#content/pictures/closings.ts';
import { software } from '#content/pictures/software.ts';
import { paths } from '#contract/paths.ts';
import { counted } from '../counted.ts';
import { featuresOf } from '../features.ts';
import type { Intro, IntroWithActions, Link, PageMeta, PicturedWay, Stat } from '../shapes.ts';
import { saidOn } from '../testimonials.ts';
import { nextSteps } from './next-steps.ts';

/** `/software` (SOFT-1 to SOFT-5). */

export const meta: PageMeta = {
	path: 'software',
	title: 'Software services',
	description:
		'Websites, mobile apps, APIs, custom systems, hosting and SEO from AEG in Bhopal: what each service includes and how a project runs, step by step.',
};

export const opening: IntroWithActions = {
	heading: 'Websites, apps and systems',
	lead: 'We design, build and run websites, mobile apps, APIs and custom systems for research groups, institutions and businesses.',
	actions: [
		{ label: 'Start Your Project', to: paths.startProject },
		{ label: 'View Our Work', to: paths.viewWork },
	],
};

export const reachOf = 'Our software services in figures';

export const reach: readonly Stat[] = [
	{ value: '98%', label: 'Client satisfaction' },
	{ value: '200+', label: 'Projects' },
	{ value: '5M+', label: 'Users' },
	{ value: '50+', label: 'Regions' },
];

export const servicesIntro: Intro = {
	heading: 'Services',
	lead: 'Choose the one you need, or ask us where to begin.',
};

export const services = [
	{
		picture: { file: software.phone, alt: '' },
		title: 'Mobile app development',
		text: 'One app for Android and iPhone, from the first sketch to the app stores.',
		to: paths.mobileApps,
	},
	{
		picture: { file: closings['drawing-board'], alt: '' },
		title: 'Web development',
		text: 'One page or hundreds, with a launch date agreed before we begin.',
		to: paths.webDevelopment,
	},
	{
		picture: { file: software.reply, alt: '' },
		title: 'API development',
		text: 'We connect your programs so that they share data, through REST, GraphQL or WebSocket.',
		to: paths.apis,
	},
	{
		picture: { file: software['store-room'], alt: '' },
		title: 'Custom software',
		text: 'Systems built around the way you work.',
		to: paths.customSoftware,
	},
	{
		picture: { file: software.rack, alt: '' },
		title: 'Web hosting',
		text: 'We host your website, with unlimited bandwidth and a 30-day money-back guarantee on every plan.',
		to: paths.hosting,
	},
	{
		picture: { file: software.search, alt: '' },
		title: 'SEO services',
		text: 'We help people find your site, starting with a free audit.',
		to: paths.seo,
	},
] as const satisfies readonly PicturedWay[];

export const technologiesIntro: Intro = {
	heading: 'Technologies',
	lead: 'We use established tools, so other developers can maintain your software too.',
};

export const processIntro: Intro = {
	heading: 'How a project runs',
	lead: 'You see the result of each step and decide whether to go on.',
};

export const team = { label: 'About our software team', to: paths.softwareTeam } satisfies Link;

export const process = featuresOf({
	Listen: 'We meet the people who will use the software and write down what it must do.',
	Design: 'You try a prototype before we build the software.',
	Build: 'We build one part at a time, and show you each part working.',
	Test: 'We run automated tests, and check accessibility and security.',
	Support: 'After the launch we monitor, fix and improve the software.',
});

const uptime = '99.9%';

export const strengths: readonly (Stat & { readonly text: string })[] = [
	{
		value: uptime,
		label: 'uptime',
		text: `The systems we run are available ${uptime} of the time.`,
	},
	{
		value: '30%',
		label: 'faster delivery',
		text: 'We reuse tested components, so less has to be written from scratch.',
	},
	{
		value: '95%',
		label: 'of clients report growth',
		text: 'The clients of our software services say so themselves.',
	},
	{
		value: '24/7',
		label: 'support',
		text: 'You can reach us at any hour, including Sundays and holidays.',
	},
];

export const strengthsHeading = `About our software services: ${counted(strengths.length, 'strength')}`;

export const testimonialsHeading = 'What clients say';

export const testimonials = saidOn('software');

export const closing: IntroWithActions = {
	heading: 'Have a project in mind?',
	lead: 'Describe it in a few sentences. That is enough to start.',
	actions: [{ label: 'Start Your Project', to: paths.startProject }],
};

export const next = nextSteps('your goal, your users and your deadline');
