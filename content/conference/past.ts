import { halls } from '#content/pictures/halls.ts';
import { hallSubjects } from '#content/pictures/subjects/halls.ts';
import type { Intro, Link, PageMeta, PastEdition } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { edition } from './edition.ts';
import { editionDays } from './edition-words.ts';

export const meta: PageMeta = {
	path: 'pastConferences',
	title: 'Past conferences',
	description:
		'Past conferences of AEG: AIC-RAETHM 2025 in Bhopal with its page, proceedings, gallery and awards, and the timeline of the years before.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Past conferences',
	lead: 'Each edition keeps its page, so that what was said there can still be found and cited.',
};

/** PAST-1 */
export const editions: readonly PastEdition[] = [
	{
		edition,
		when: editionDays,
		where: 'VIST, Bhopal',
		text: 'Five tracks, from strategic management to emerging trends in AI, and four key-note talks.',
		picture: { file: halls['track-room'], alt: hallSubjects['track-room'].alt },
		links: [
			{ label: 'Conference page', to: paths.conference },
			{ label: 'Proceedings', to: paths.proceedings },
			{ label: 'Gallery', to: paths.gallery },
			{ label: 'Awards', to: paths.awards },
		],
	},
];

export const earlier = {
	heading: '2018 to 2022',
	text: 'The timeline names the earlier years; how many conferences each had is still to be confirmed.',
	link: { label: 'Conference timeline', to: paths.timeline } satisfies Link,
};
