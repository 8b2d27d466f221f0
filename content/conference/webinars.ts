import type { Feature, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';

export const meta: PageMeta = {
	path: 'webinars',
	title: 'Webinars: coming soon',
	description:
		'An expert webinar series by AEG is coming soon: interactive sessions, expert speakers and live Q&A.',
	thread: 'conferences',
};

/** WEB-1 */
export const comingSoon = {
	heading: 'Coming Soon',
	lead: 'An expert webinar series, for the subjects of our conferences and for people who cannot travel to them.',
	list: 'What the series will offer',
	action: { label: 'Ask to be told', to: paths.contact } satisfies Link,
};

export const highlights: readonly Feature[] = [
	{
		title: 'Interactive sessions',
		text: 'Short talks, then work on the subject together.',
	},
	{ title: 'Expert speakers', text: 'People who do the research they speak about.' },
	{ title: 'Live Q&A', text: 'Your questions, answered while everyone is there.' },
];
