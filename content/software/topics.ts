import { begunWords } from '#content/begun-words.ts';
import { topicOpening } from '#contract/message-opening.ts';
import type { Topic, TopicWords } from '../shapes.ts';
import { apiTopics, hostingTopics, websiteTopics } from './plan-topics.ts';

const topic = (label: string, ...asks: readonly string[]): Topic => ({
	label,
	opening: topicOpening(label, ...asks),
});

const groups = {
	'Apps and systems': {
		'mobile-app': topic('A mobile app', 'What it should do', 'Who will use it', 'Needed by'),
		'custom-software': topic(
			'Custom software',
			'How the work is done today',
			'What goes wrong',
			'People who will use it',
		),
	},
	Websites: {
		website: topic('A website', 'What it is for', 'Pages or sections', 'Needed by'),
		...websiteTopics,
	},
	APIs: {
		'api-demo': topic('An API demo', 'What you would like to see', 'Days and hours that suit you'),
		'api-sales': topic('A talk with the API sales team', 'Systems to connect', 'Requests per month, roughly'),
		...apiTopics,
	},
	'Hosting and SEO': {
		'seo-audit': topic('Free SEO audit', 'Address of the site', 'What it should bring in'),
		hosting: topic('Moving a site to AEG hosting', 'Address of the site', 'Where it is hosted now'),
		...hostingTopics,
	},
	Advice: {
		advice: topic('Advice on where to begin', 'What you want to change', 'What you have already'),
		'technology-advice': topic(
			'A choice of technology',
			'What you want to build',
			'What your own staff know',
		),
		team: topic('A meeting with the team', 'What you would like to discuss', 'Days and hours that suit you'),
	},
	'Similar to the portfolio': {
		shop: topic('A shop like the one in the portfolio', 'What you sell', 'Number of products'),
		dashboard: topic('A dashboard like the one in the portfolio', 'Who works with it', 'What it should show'),
		travel: topic('A travel site like the one in the portfolio', 'Trips you offer', 'How people book today'),
		'similar-site': topic('A site similar to one in the portfolio', 'Which one', 'What should be different'),
	},
};

export const topics = {
	...groups['Apps and systems'],
	...groups.Websites,
	...groups.APIs,
	...groups['Hosting and SEO'],
	...groups.Advice,
	...groups['Similar to the portfolio'],
};

/** The topics in their groups, as a visitor chooses from them. */
export const topicGroups = Object.entries(groups).map(([group, topics]) => ({
	group,
	topics: Object.entries(topics).map(([slug, { label }]) => ({ slug, label })),
}));

const openings = Object.fromEntries(Object.entries(topics).map(([slug, { opening }]) => [slug, opening]));

/** For the form of `/contact`. */
export const projectTopics: TopicWords = { openings, ...begunWords };
