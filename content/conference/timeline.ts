import { counted } from '#content/counted.ts';
import type { Intro, Opening, PageMeta, Sampled, TimelineYear, Way } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { askAbout } from '../group/ask-about.ts';
import { addressOf, current, onRecord, published } from './editions.ts';

/** TIME-1 */
export const years: readonly Sampled<TimelineYear>[] = [
	{ sample: true, year: 2018 },
	{ sample: true, year: 2019 },
	{ sample: true, year: 2020 },
	{ sample: true, year: 2021 },
	{ sample: true, year: 2022 },
];

/** Whether the number of conferences is known for every year. */
export const isCounted = years.every(({ count }) => count !== undefined);

export const span = `${years[0]?.year}–${years.at(-1)?.year}`;

export const meta: PageMeta = {
	path: 'timeline',
	title: `Conference timeline ${span} and calendar`,
	description: `The conferences of AEG from ${span.replace('–', ' to ')}, year by year, and the conference calendar: subscribe to it or download single dates.`,
	thread: 'conferences',
};

export const head: Intro = {
	heading: `Conference timeline ${span}`,
	lead: `The conferences of AEG in ${counted(years.length, 'year')}, year by year.`,
};

export const count = {
	one: 'conference',
	many: 'conferences',
	place: 'conferences',
	unknown: 'count to be confirmed',
	pending: 'Counts to be confirmed',
};

export const after: Intro & { readonly cells: readonly Way[] } = {
	heading: `After ${years.at(-1)?.year}`,
	lead: 'The latest edition and the next one have pages of their own.',
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
			title: current === onRecord ? 'The next edition' : current.name,
			text: `${current === onRecord ? 'It will be announced on its own page.' : 'It has a page of its own.'} The calendar above brings its dates too.`,
			to: current === onRecord ? paths.upcoming : paths.conference,
		},
	],
};

export const closing: Opening = {
	heading: 'Did you host or attend one?',
	lead: 'Tell us the year and the place, and help us complete this list.',
	actions: [
		{ label: 'Contact Us', to: askAbout('past-conference') },
		{ label: 'The next edition', to: paths.upcoming },
	],
};

/** The calendar that "View Conference Calendar" leads to (HUB-4). */
export const calendar = {
	heading: 'Conference calendar',
	lead: 'Subscribe, and your calendar follows every change. Or download a single date.',
	subscribe: 'Subscribe in your calendar',
	download: 'Download all dates',
	type: 'ICS',
	how: 'A downloaded file does not change later. A deadline is entered as the hour before it ends, with reminders a week and a day before; some calendars leave out the reminders of a subscription. If the button opens no calendar, add this address to yours:',
};
