import { paths } from '#contract/paths.ts';
import type { Intro, Opening, PageMeta, ServiceCard } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/service` (RT-37). */

export const meta: PageMeta = {
	path: 'softwareServices',
	title: 'All software services',
	description:
		'The six software services side by side: what you bring, what you get, and the page with the plans, steps and prices of each.',
	thread: 'software',
};

export const opening: Opening = {
	heading: 'Six services, side by side',
	lead: 'What you bring, what you get for it, and what is good to know before you ask.',
	actions: [],
};

export type IndexedService = Required<Pick<ServiceCard, 'title' | 'icon' | 'to'>> & {
	readonly bring: string;
	readonly get: string;
	readonly fact: string;
};

export const columns = { bring: 'You bring', get: 'You get', fact: 'Good to know' } as const;

export const services: readonly IndexedService[] = [
	{
		title: 'Web development',
		icon: 'Code',
		to: paths.webDevelopment,
		bring: 'A list of pages',
		get: 'A website, opened on an agreed date',
		fact: 'One page is free; simple sites take 1-2 weeks',
	},
	{
		title: 'Mobile apps',
		icon: 'Mobile',
		to: paths.mobileApps,
		bring: 'One thing it must do',
		get: 'An app in the stores of Android and iPhone',
		fact: 'Six steps, tried on a phone from the third',
	},
	{
		title: 'API development',
		icon: 'Api',
		to: paths.apis,
		bring: 'Two systems that should talk',
		get: 'A described, limited, watched connection',
		fact: 'Plans at $0, $49 and custom',
	},
	{
		title: 'Custom software',
		icon: 'Workspace',
		to: paths.customSoftware,
		bring: 'The spreadsheet that has grown too large',
		get: 'A system that follows your work',
		fact: 'Four steps; you may stop after each',
	},
	{
		title: 'Web hosting',
		icon: 'Cloud',
		to: paths.hosting,
		bring: 'A website',
		get: 'A place for it, and people who watch it',
		fact: '30-day money-back guarantee on every plan',
	},
	{
		title: 'SEO',
		icon: 'Search',
		to: paths.seo,
		bring: 'The address of your site',
		get: 'A list of what holds it back, then the repair',
		fact: 'The audit is free',
	},
];

export const orderIntro: Intro = {
	heading: 'Which one first?',
	lead: 'Three situations we hear of, and where each usually begins.',
};

export type Situation = {
	readonly title: string;
	readonly text: string;
	readonly route: readonly { readonly label: string; readonly to: ServiceCard['to'] & string }[];
};

export const situations: readonly Situation[] = [
	{
		title: 'Nobody can find us',
		text: 'Begin with the audit. Often a repair is enough; sometimes the site itself is in the way.',
		route: [
			{ label: 'SEO', to: paths.seo },
			{ label: 'Web development', to: paths.webDevelopment },
		],
	},
	{
		title: 'Everything is typed twice',
		text: 'Begin with the joint between the two programs. A new system may not be needed.',
		route: [
			{ label: 'APIs', to: paths.apis },
			{ label: 'Custom software', to: paths.customSoftware },
		],
	},
	{
		title: 'Our people are never at a desk',
		text: 'Begin with the phone, and put its server where somebody watches it.',
		route: [
			{ label: 'Mobile apps', to: paths.mobileApps },
			{ label: 'Hosting', to: paths.hosting },
		],
	},
];

export const closing: Opening = {
	heading: 'None of these quite fits?',
	lead: 'Say what you want to change. We tell you where we would begin, and what that would leave open.',
	actions: [{ label: 'Ask where to begin', to: contactAbout('advice') }],
};
