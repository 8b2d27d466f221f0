import type { Intro, Link, Opening, PageMeta, Stat, Way } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { current, onRecord } from './editions.ts';
import { paperTotal } from './proceedings.ts';
import { workshops } from './workshops.ts';

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
	message: `Details of the edition after ${current.name} are to come.`,
	more: 'Dates, tracks and the call for papers will appear here once they are set.',
	action: { label: 'Contact Us', to: askAbout('next-conference') } satisfies Link,
	calendar: { label: 'Conference calendar', to: paths.timeline } satisfies Link,
};

export const ways: Intro & { readonly cells: readonly Way[] } = {
	heading: 'Three ways to hear first',
	lead: 'Choose one, and you hear as soon as the dates are set.',
	cells: [
		{
			icon: 'Email',
			title: 'Write to us',
			text: 'Name your field, and say whether you would come as an author or an attendee.',
			to: askAbout('next-conference'),
		},
		{
			icon: 'Calendar',
			title: 'Subscribe to the calendar',
			text: 'The dates of the next edition arrive in it by themselves.',
			to: `${paths.timeline}#calendar`,
		},
		{
			icon: 'Identification',
			title: 'Register your interest',
			text: 'Five fields and a reference number; the organisers write back.',
			to: paths.registration,
		},
	],
};

/** The edition before, in figures that are known of it. */
export const last = {
	heading: 'The last edition, for comparison',
	link: { label: 'See its page', to: paths.conference } satisfies Link,
	figures: [
		{ value: String(onRecord.tracks.length), label: ['tracks', onRecord.scope].filter(Boolean).join(', ') },
		{ value: String(paperTotal(onRecord)), label: 'papers in the proceedings' },
		{ value: String(workshops.length), label: 'workshops: MechAuto and ANSYS simulation' },
	] satisfies Stat[],
};

export const closing: Opening = {
	heading: 'Would you like to host it?',
	lead: 'An institute and a subject are enough for a first talk.',
	actions: [
		{ label: 'Submit a proposal', to: paths.proposal },
		{ label: 'How we plan', to: paths.planConference },
	],
};
