import { linesOf } from '#contract/filled.ts';
import { beginWith, topicOpening } from '../opening.ts';
import type { FormTopics } from '../shapes.ts';

/** What a visitor may write to `/contact` about (CTA-1): each opens the form with a message to complete. */
export type Topic = { readonly group: string; readonly label: string; readonly message: string };

const topic = (group: string, label: string, ...asks: readonly string[]): Topic => ({
	group,
	label,
	message: topicOpening(label, ...asks),
});

export const topics = {
	'mobile-app': topic(
		'Apps and systems',
		'A mobile app',
		'What it should do',
		'Who will use it',
		'Needed by',
	),

	website: topic('Websites', 'A website', 'What it is for', 'Pages or sections', 'Needed by'),
	'website-starter': topic('Websites', 'Website plan: Starter', 'What the one page should say'),
	'website-essential': topic('Websites', 'Website plan: Essential', 'The pages you have in mind, up to 8'),
	'website-economy': topic('Websites', 'Website plan: Economy', 'What the custom pages should do, up to 15'),
	'website-deluxe': topic(
		'Websites',
		'Website plan: Deluxe',
		'What the site has to hold',
		'Who will edit it',
	),

	'api-demo': topic('APIs', 'An API demo', 'What you would like to see', 'Days and hours that suit you'),
	'api-sales': topic(
		'APIs',
		'A talk with the API sales team',
		'Systems to connect',
		'Requests per month, roughly',
	),
	'api-starter': topic('APIs', 'API plan: Starter', 'What you are building'),
	'api-pro': topic('APIs', 'API plan: Pro', 'What you are building', 'When it goes live'),
	'api-enterprise': topic(
		'APIs',
		'API plan: Enterprise',
		'Systems to connect',
		'Requests per month, roughly',
	),

	'custom-software': topic(
		'Apps and systems',
		'Custom software',
		'How the work is done today',
		'What goes wrong',
		'People who will use it',
	),

	'seo-audit': topic('Hosting and SEO', 'Free SEO audit', 'Address of the site', 'What it should bring in'),

	hosting: topic(
		'Hosting and SEO',
		'Moving a site to AEG hosting',
		'Address of the site',
		'Where it is hosted now',
	),
	'hosting-starter': topic('Hosting and SEO', 'Hosting plan: Starter', 'Address of the website'),
	'hosting-professional': topic(
		'Hosting and SEO',
		'Hosting plan: Professional',
		'Addresses of the websites, up to 5',
	),
	'hosting-enterprise': topic(
		'Hosting and SEO',
		'Hosting plan: Enterprise',
		'Number of websites',
		'Space they take today',
	),

	advice: topic('Advice', 'Advice on where to begin', 'What you want to change', 'What you have already'),
	'technology-advice': topic(
		'Advice',
		'A choice of technology',
		'What you want to build',
		'What your own staff know',
	),
	team: topic(
		'Advice',
		'A meeting with the team',
		'What you would like to discuss',
		'Days and hours that suit you',
	),

	shop: topic(
		'Similar to the portfolio',
		'A shop like the one in the portfolio',
		'What you sell',
		'Number of products',
	),
	dashboard: topic(
		'Similar to the portfolio',
		'A dashboard like the one in the portfolio',
		'Who works with it',
		'What it should show',
	),
	travel: topic(
		'Similar to the portfolio',
		'A travel site like the one in the portfolio',
		'Trips you offer',
		'How people book today',
	),
	'similar-site': topic(
		'Similar to the portfolio',
		'A site similar to one in the portfolio',
		'Which one',
		'What should be different',
	),
} as const satisfies Record<string, Topic>;

export type TopicSlug = keyof typeof topics;

/**
 * The topic that an address names.
 * @param search the query of the address, e.g. `?topic=seo-audit`
 * @returns the topic, or undefined when none or an unknown one is named
 */
export function topicOf(search: string): Topic | undefined {
	const slug = new URLSearchParams(search).get('topic') ?? '';
	return Object.hasOwn(topics, slug) ? topics[slug as TopicSlug] : undefined;
}

const openings = Object.values(topics).map(({ message }) => message);

/** Begins a message with the topic that an address names, or with none; what the visitor wrote stays. */
export function beginWithTopic(search: string, written: string): string {
	return beginWith(topicOf(search)?.message ?? '', written, openings);
}

/** For the form of `/contact`. */
export const projectTopics: FormTopics = {
	find(search) {
		const topic = topicOf(search);
		return topic && { label: topic.label, search: `?topic=${new URLSearchParams(search).get('topic')}` };
	},
	begin: beginWithTopic,
	lines: linesOf(openings),
};
