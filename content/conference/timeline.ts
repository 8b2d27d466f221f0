import { capital, counted } from '#content/counted.ts';
import type { Intro, Opening, PageMeta, Sampled, TimelineYear, Way } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { addressOf, onRecord, published } from './editions.ts';

/** TIME-1 */
export const years: readonly Sampled<TimelineYear>[] = [2018, 2019, 2020, 2021, 2022].map((year) => ({
	year,
	sample: true,
}));

const span = `${years[0]?.year}–${years.at(-1)?.year}`;

export const meta: PageMeta = {
	path: 'timeline',
	title: `Conference timeline ${span} and calendar`,
	description: `The conferences of AEG from ${span.replace('–', ' to ')}, year by year, and the conference calendar: every date as a file or a feed to subscribe to.`,
	thread: 'conferences',
};

export const head: Intro = {
	heading: `Conference timeline ${span}`,
	lead: `${capital(counted(years.length, 'year'))} of conferences on one thread.${years.some(({ sample }) => sample) ? ' How many each had is still to be confirmed.' : ''}`,
};

export const count = {
	one: 'conference',
	many: 'conferences',
	place: 'Conferences',
	unknown: 'count to be confirmed',
};

export const after: Intro & { readonly cells: readonly Way[] } = {
	heading: `After ${years.at(-1)?.year}`,
	lead: 'The latest edition has its own record, and the next one its own page.',
	cells: [
		{
			icon: 'Group',
			title: onRecord.name,
			text: 'Tracks, dates, committee and venue.',
			to: addressOf(onRecord),
		},
		{
			icon: 'Book',
			title: `Proceedings ${published.year}`,
			text: 'The papers by track, and the documents for delegates.',
			to: paths.proceedings,
		},
		{
			icon: 'Notification',
			title: 'The next edition',
			text: 'Announced there first. The calendar feed brings its dates too.',
			to: paths.upcoming,
		},
	],
};

export const closing: Opening = {
	heading: 'Did you host or attend one?',
	lead: 'Tell us the year and the place: it helps to complete this record.',
	actions: [
		{ label: 'Contact Us', to: paths.contact },
		{ label: 'The next edition', to: paths.upcoming },
	],
};

/** The calendar that "View Conference Calendar" leads to (HUB-4). */
export const calendar = {
	heading: 'Conference calendar',
	lead: 'Subscribe once and changes arrive by themselves, or take a single date.',
	subscribe: 'Subscribe in your calendar',
	download: 'Download all dates',
	type: 'ICS',
	how: 'A download is a copy that stays as it is. Deadlines stand as the last hour before they end, with reminders a week and a day before; some calendars leave out the reminders of a feed. If the button opens no calendar, give yours this address:',
};
