import { paths } from '#contract/paths.ts';
import type { Navigation } from '../navigation.ts';
import type { Feature, Intro, Link, Opening, PageMeta, Plan, Stat } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';

/** `/services/api-development` (API-1, API-2). */

export const meta: PageMeta = {
	path: 'apis',
	title: 'API development',
	description:
		'REST, GraphQL and WebSocket interfaces with plans at $0, $49 and custom: what each includes, how a call looks, and which public standards we follow.',
	thread: 'software',
};

const demo: Link = { label: 'Schedule Demo', to: contactAbout('api-demo') };

export const navigation: Navigation = {
	label: 'API development',
	links: [
		{ label: 'Features', to: '#features' },
		{ label: 'Docs', to: '#docs' },
		{ label: 'Pricing', to: '#pricing' },
		{ label: 'All services', to: paths.softwareServices },
	],
	action: demo,
};

export const opening: Opening = {
	heading: 'Two systems, one clear agreement',
	lead: 'An API is a promise between programs. We write it down first, build it second, and state its limits and its price before you begin.',
	actions: [demo, { label: 'See the docs', to: '#docs' }],
};

export const reach: readonly Stat[] = [
	{ value: '10,000+', label: 'developers' },
	{ value: '50+', label: 'regions' },
	{ value: '99.9%', label: 'uptime' },
	{ value: '24/7', label: 'support' },
];

export const featuresIntro: Intro = {
	heading: 'What an API from us is like',
	lead: 'Four habits that show in every one of them.',
};

export const features: readonly Feature[] = [
	{
		icon: 'Document',
		title: 'Written down first',
		text: 'You approve the description of every call before we write the code behind it.',
	},
	{
		icon: 'Locked',
		title: 'Closed by default',
		text: 'A caller sees what its key allows, and each key can be taken back alone.',
	},
	{
		icon: 'Meter',
		title: 'Limits in the answer',
		text: 'Every response says how much of the month is used, so nobody is surprised.',
	},
	{
		icon: 'Connect',
		title: 'Three ways to call',
		text: 'REST for records, GraphQL for screens, WebSocket for what must arrive at once.',
	},
];

export const samplesIntro: Intro = {
	heading: 'How a call looks',
	lead: 'The same small service, papers of a conference, asked in three ways.',
};

export const docsIntro: Intro = {
	heading: 'Documentation',
	lead: 'It follows public standards, so it can be read, checked and imported with ordinary tools.',
};

export type DocsCard = Feature & { readonly link: Link };

export const docs: readonly DocsCard[] = [
	{
		icon: 'Rocket',
		title: 'First call',
		text: 'A key, one command, one answer. The samples above are all you need to begin.',
		link: { label: 'See the samples', to: '#samples' },
	},
	{
		icon: 'Catalog',
		title: 'Every call described',
		text: 'Addresses, fields and answers in one OpenAPI file that your tools can read.',
		link: { label: 'Read about OpenAPI', to: 'https://spec.openapis.org/oas/latest.html' },
	},
	{
		icon: 'Warning',
		title: 'Errors that explain',
		text: 'What went wrong, which field caused it and what to do, in one form everywhere.',
		link: { label: 'Read RFC 9457', to: 'https://www.rfc-editor.org/rfc/rfc9457.html' },
	},
	{
		icon: 'Calendar',
		title: 'Changes announced',
		text: 'A call that is to end says so in its answers while it still works.',
		link: { label: 'Read RFC 9745', to: 'https://www.rfc-editor.org/rfc/rfc9745.html' },
	},
];

export const advancedLabel = 'Advanced Topics';

/** API-1: eight links, each to the public text that settles the question. */
export const advanced: readonly (Link & { readonly about: string })[] = [
	{
		label: 'Rate limits',
		about: 'RFC 6585, status 429',
		to: 'https://www.rfc-editor.org/rfc/rfc6585.html#section-4',
	},
	{ label: 'Caching', about: 'RFC 9111', to: 'https://www.rfc-editor.org/rfc/rfc9111.html' },
	{
		label: 'Calls that may be repeated',
		about: 'RFC 9110, idempotent methods',
		to: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-9.2.2',
	},
	{
		label: 'Signing in with OAuth 2.0',
		about: 'RFC 9700, current practice',
		to: 'https://www.rfc-editor.org/rfc/rfc9700.html',
	},
	{ label: 'Signed messages', about: 'RFC 9421', to: 'https://www.rfc-editor.org/rfc/rfc9421.html' },
	{
		label: 'Links between pages of results',
		about: 'RFC 8288',
		to: 'https://www.rfc-editor.org/rfc/rfc8288.html',
	},
	{ label: 'GraphQL language', about: 'GraphQL specification', to: 'https://spec.graphql.org/October2021/' },
	{ label: 'WebSocket in the browser', about: 'WHATWG standard', to: 'https://websockets.spec.whatwg.org/' },
];

export const plansIntro: Intro = {
	heading: 'Pricing',
	lead: 'Begin for nothing. Move up when the count of calls tells you to.',
};

export const plans: readonly Plan[] = [
	{
		name: 'Starter',
		price: '$0',
		description: 'To build and to try.',
		features: ['10 endpoints', '100K requests/month'],
		action: { label: 'Choose Starter', to: contactAbout('api-starter') },
	},
	{
		name: 'Pro',
		price: '$49',
		description: 'For a service that people rely on.',
		features: ['Unlimited endpoints', '1M requests/month'],
		popular: true,
		action: { label: 'Choose Pro', to: contactAbout('api-pro') },
	},
	{
		name: 'Enterprise',
		price: 'Custom',
		description: 'For volumes and terms of your own.',
		features: ['Endpoints as agreed', 'Requests as agreed'],
		action: { label: 'Ask for Enterprise', to: contactAbout('api-enterprise') },
	},
];

export const closing: Opening = {
	heading: 'See it answer',
	lead: 'Your questions, our screen. Or write to the people who work out the price.',
	actions: [demo, { label: 'Contact Sales Team', to: contactAbout('api-sales') }],
};
