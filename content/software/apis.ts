import { featuresOf } from '#content/features.ts';
import type { Navigation } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { listed } from '../counted.ts';
import type { Feature, Intro, IntroWithActions, Link, PageMeta, Stat } from '../shapes.ts';
import { contactAbout } from './contact-about.ts';
import { apiPlans, pricedApis } from './plans.ts';

/** `/services/api-development` (API-1, API-2). */

export const meta: PageMeta = {
	path: 'apis',
	title: 'API development',
	description: `REST, GraphQL and WebSocket APIs with ${pricedApis}: what each includes, sample calls, and the public standards we follow.`,
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

export const opening: IntroWithActions = {
	heading: 'APIs that connect your systems',
	lead: 'We describe the API first, then build it. You agree its limits and its price with us before you begin.',
	actions: [demo, { label: 'What the docs contain', to: '#docs' }],
};

export const reachOf = 'Our API services in figures';

export const reach: readonly Stat[] = [
	{ value: '10,000+', label: 'developers' },
	{ value: '50+', label: 'regions' },
	{ value: '99.9%', label: 'uptime' },
	{ value: '24/7', label: 'support' },
];

export const featuresIntro: Intro = {
	heading: 'What every API includes',
	lead: 'Documentation, access control, usage limits and a choice of protocols.',
};

export const features = featuresOf({
	'Described before it is built': 'You approve the description of every call before we write the code.',
	'Access by key': 'Each key gives access only to what you allow, and can be revoked on its own.',
	'Usage in every response': 'Every response says how much of the monthly limit has been used.',
	'REST, GraphQL or WebSocket': 'REST for records, GraphQL for screens, WebSocket for live updates.',
});

export const samplesIntro: Intro = {
	heading: 'Example calls',
	lead: 'One example, the papers of a conference, in all three protocols.',
};

export const docsIntro: Intro = {
	heading: 'What the docs contain',
	lead: 'They follow public standards, so common tools can read and check them.',
};

export const docs: readonly (Feature & { readonly link: Link })[] = [
	{
		title: 'Getting started',
		text: 'With a key and one command you get your first response. See the samples above.',
		link: { label: 'See the examples', to: '#samples' },
	},
	{
		title: 'API reference',
		text: 'Addresses, fields and responses in one OpenAPI file that your tools can read.',
		link: { label: 'Read about OpenAPI', to: 'https://spec.openapis.org/oas/latest.html' },
	},
	{
		title: 'Error messages',
		text: 'What went wrong, which field caused it and what to do, always in the same format.',
		link: { label: 'Read RFC 9457', to: 'https://www.rfc-editor.org/rfc/rfc9457.html' },
	},
	{
		title: 'Deprecation notices',
		text: 'A call that will be withdrawn says so in its responses while it still works.',
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
		label: 'Repeating a call safely',
		about: 'RFC 9110, idempotent methods',
		to: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-9.2.2',
	},
	{
		label: 'Signing in with OAuth 2.0',
		about: 'RFC 9700, best current practice',
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

/** The prices that may be asked once or again and again; nobody has said which. */
const priced = apiPlans.map(({ price }) => price ?? '').filter((price) => /[1-9]/.test(price));

export const plansIntro: Intro = {
	heading: 'Pricing',
	lead: `Start free. Change the plan when you need more requests.${priced.length > 0 ? ` Ask us whether ${listed(priced)} is monthly or yearly.` : ''}`,
};

export const closing: IntroWithActions = {
	heading: 'See an API at work',
	lead: 'Ask for a demo, or write to our sales team about a price.',
	actions: [demo, { label: 'Contact Sales Team', to: contactAbout('api-sales') }],
};

/** What happens once somebody has written. */
export const next = featuresOf({
	'You write': 'Which systems you want to connect, and when a demo suits you.',
	'We show you an API': 'You see its calls and responses, and ask about them.',
	'You decide': 'Choose a plan, or ask us for a price.',
});
