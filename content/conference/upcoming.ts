import type { Intro, Link, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { current } from './editions.ts';

export const meta: PageMeta = {
	path: 'upcoming',
	title: 'Upcoming conferences',
	description:
		'The next conference by AEG in Bhopal is announced here first. Ask the organisers to be told when dates and call for papers are out.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Upcoming conferences',
	lead: 'Each edition is announced here first.',
};

/** UPC-1 */
export const upcoming = {
	message: `Details of the edition after ${current.name} are to come.`,
	more: 'Its dates, tracks and the call for papers will appear on this page once the committee has set them. Write to us and we will tell you.',
	action: { label: 'Contact Us', to: askAbout('next-conference') } satisfies Link,
	meanwhile: 'Meanwhile',
	links: [
		{ label: current.name, to: paths.conference },
		{ label: 'Past conferences', to: paths.pastConferences },
		{ label: 'Conference calendar', to: paths.timeline },
	] satisfies Link[],
};
