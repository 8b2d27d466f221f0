import { capital, counted } from '#content/counted.ts';
import type { Intro, PageMeta, Sampled, TimelineYear } from '#content/shapes.ts';

/** TIME-1 */
export const years: readonly Sampled<TimelineYear>[] = [2018, 2019, 2020, 2021, 2022].map((year) => ({
	year,
	sample: true,
}));

const span = `${years[0]?.year}–${years.at(-1)?.year}`;

export const meta: PageMeta = {
	path: 'timeline',
	title: `Conference timeline ${span} and calendar`,
	description:
		'The conferences of AEG from 2018 to 2022, year by year, and the conference calendar: every date as a file or a feed to subscribe to.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: `Conference timeline ${span}`,
	lead: `${capital(counted(years.length, 'year'))} on one thread, and the calendar of the latest edition.`,
};

export const thread = {
	heading: 'Year by year',
	lead: 'Each year crosses the thread once.',
	count: { one: 'conference', many: 'conferences', unknown: 'Conferences: count to be confirmed' },
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
