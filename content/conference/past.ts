import type { Link, Opening, PageMeta, PastEdition } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { headPictures } from '../head-pictures.ts';
import { edition } from './edition.ts';
import { editionDays } from './edition-words.ts';

export const meta: PageMeta = {
	path: 'pastConferences',
	title: 'Past conferences',
	description:
		'Past conferences of AEG: AIC-RAETHM 2025 in Bhopal with its page, proceedings, gallery and awards, and the timeline of the years before.',
	thread: 'conferences',
};

export const head = {
	heading: 'Past conferences',
	/** The year of the latest one, as the figure of the page. */
	figure: '2025',
	lead: 'AIC-RAETHM 2025 is the latest. Each edition keeps its page, so that what was said there can still be found and cited.',
};

/** PAST-1 */
export const editions: readonly PastEdition[] = [
	{
		edition,
		when: editionDays,
		where: 'VIST, Bhopal',
		text: 'Five tracks, from strategic management to emerging trends in AI, and four key-note talks.',
		picture: headPictures.fullHall,
		links: [
			{ label: 'Conference page', to: paths.conference },
			{ label: 'Proceedings', to: paths.proceedings },
			{ label: 'Gallery', to: paths.gallery },
			{ label: 'Awards', to: paths.awards },
		],
	},
];

export const closing: Opening = {
	heading: 'Looking for the next one?',
	lead: 'It is announced on its own page first.',
	actions: [
		{ label: 'Upcoming conferences', to: paths.upcoming },
		{ label: 'Contact Us', to: paths.contact },
	],
};

export const earlier = {
	heading: '2018 to 2022',
	text: 'The timeline names the earlier years; how many conferences each had is still to be confirmed.',
	link: { label: 'Conference timeline', to: paths.timeline } satisfies Link,
};
