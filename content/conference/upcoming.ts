import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { edition } from './edition.ts';

export const meta: PageMeta = {
	path: 'upcoming',
	title: 'Upcoming conferences',
	description:
		'Where AEG will announce its next conference, how to hear of its dates and call for papers by email, and the latest edition as an example.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Upcoming conferences',
	lead: 'The next conference will be announced on this page.',
};

/** UPC-1 */
export const upcoming = {
	message: `Details of the edition after ${edition.name} are to come.`,
	more: 'Dates, tracks and the call for papers will appear here once they are set. If you would like to hear of them, write to us: name your field, and say whether you would come as an author or an attendee.',
	action: { label: 'Contact Us', to: askAbout('next-conference') } satisfies Link,
	meanwhile: 'Until then',
	links: [
		{ label: 'AIC-RAETHM 2025', to: paths.conference },
		{ label: 'Past conferences', to: paths.pastConferences },
		{ label: 'Conference calendar', to: paths.timeline },
	] satisfies Link[],
};
