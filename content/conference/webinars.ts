import type { Feature, Intro, Link, Opening, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';

export const meta: PageMeta = {
	path: 'webinars',
	title: 'Webinars: coming soon',
	description:
		'An expert webinar series by AEG is coming soon: interactive sessions, expert speakers and live Q&A.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Webinars',
	lead: 'The subjects of our conferences, for people who cannot travel to them.',
};

/** WEB-1 */
export const comingSoon = {
	heading: 'Coming Soon',
	text: 'An expert webinar series is in preparation. Dates and speakers will appear on this page.',
	list: 'What the series will offer',
	action: { label: 'Ask to be told', to: askAbout('webinars') } satisfies Link,
};

export const closing: Opening = {
	heading: 'A subject you would like to hear?',
	lead: 'Tell us, and we look for a speaker.',
	actions: [
		{ label: 'Propose a subject', to: askAbout('webinars') },
		{ label: 'Upcoming conferences', to: paths.upcoming },
	],
};

export const highlights: readonly Feature[] = [
	{
		title: 'Interactive sessions',
		text: 'Short talks, then work on the subject together.',
	},
	{ title: 'Expert speakers', text: 'People who do the research they speak about.' },
	{ title: 'Live Q&A', text: 'Your questions, answered while everyone is there.' },
];
