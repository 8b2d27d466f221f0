import { closings } from '#content/pictures/closings.ts';
import { software } from '#content/pictures/software.ts';
import { paths } from '#contract/paths.ts';
import { capital, counted } from '../counted.ts';
import type { Feature, Intro, IntroWithActions, Link, PageMeta } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { nextSteps } from './next-steps.ts';
import { apiPlansInShort } from './plans.ts';

/** `/services/service` (RT-37). */

const ask = { label: 'Ask where to begin', to: contactAbout('advice') };

export const opening: IntroWithActions = {
	heading: 'Compare our software services',
	lead: 'For each service: what we need from you, what you get, and one thing to know before you choose.',
	actions: [ask],
};

export const columns = { bring: 'We need', get: 'You get', fact: 'Good to know' } as const;

export const services = [
	{
		title: 'Web development',
		picture: closings['drawing-board'],
		to: paths.webDevelopment,
		purpose: 'For pages that present your work',
		bring: 'A list of pages',
		get: 'A website, launched on an agreed date',
		fact: 'A one-page site is free; a simple site takes 1-2 weeks, a complex one 6-12',
	},
	{
		title: 'Mobile apps',
		picture: software.phone,
		to: paths.mobileApps,
		purpose: 'For work away from a desk',
		bring: 'The main task of the app',
		get: 'One app for Android and iPhone, published in the app stores',
		fact: 'You try it on your own phone while we build it',
	},
	{
		title: 'API development',
		picture: software.reply,
		to: paths.apis,
		purpose: 'For programs that share data',
		bring: 'The systems to connect',
		get: 'An API with its documentation',
		fact: apiPlansInShort,
	},
	{
		title: 'Custom software',
		picture: software['store-room'],
		to: paths.customSoftware,
		purpose: 'For work that no ready-made program fits',
		bring: 'A description of how the work is done today',
		get: 'A system built around the way you work',
		fact: 'You can stop after any step',
	},
	{
		title: 'Web hosting',
		picture: software.rack,
		to: paths.hosting,
		purpose: 'For a site that is already built',
		bring: 'Your finished website',
		get: 'Hosting with support at any hour',
		fact: '30-day money-back guarantee on every plan',
	},
	{
		title: 'SEO',
		picture: software.search,
		to: paths.seo,
		purpose: 'Search engine optimisation, for a site that people cannot find',
		bring: 'Your web address',
		get: 'A list of problems, the most serious first; then, if you agree, the fixes',
		fact: 'The audit is free',
	},
] as const;

export const meta: PageMeta = {
	path: 'softwareServices',
	title: 'Compare software services',
	description: `${capital(counted(services.length, 'software service'))} side by side: what we need from you, what you get, one thing to know (a price where there is one), and which service to start with.`,
};

export const orderIntro: Intro = {
	heading: 'Which one first?',
	lead: 'Common situations, and which service to start with.',
};

export const situations: readonly (Feature & { readonly route: readonly Link[] })[] = [
	{
		title: 'People cannot find our site',
		text: 'Start with the free SEO audit. It shows whether fixes are enough or the site should be rebuilt.',
		route: [
			{ label: 'SEO', to: paths.seo },
			{ label: 'Web development', to: paths.webDevelopment },
		],
	},
	{
		title: 'Our staff enter the same data twice',
		text: 'Start by connecting the two programs. You may not need a new system.',
		route: [
			{ label: 'APIs', to: paths.apis },
			{ label: 'Custom software', to: paths.customSoftware },
		],
	},
	{
		title: 'Our staff work away from the office',
		text: 'Start with a mobile app. We can host the server that it needs.',
		route: [
			{ label: 'Mobile apps', to: paths.mobileApps },
			{ label: 'Hosting', to: paths.hosting },
		],
	},
];

export const closing: IntroWithActions = {
	heading: 'Not sure which one?',
	lead: 'Tell us what you want to improve. We will suggest where to begin.',
	actions: [ask],
};

export const next = nextSteps('what you have today and what you want to improve');
