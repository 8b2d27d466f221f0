import type { Intro, PageMeta, Sampled, TimelineYear } from '#content/shapes.ts';

export const meta: PageMeta = {
	path: 'timeline',
	title: 'Conference timeline 2018–2022 and calendar',
	description:
		'The conferences of AEG from 2018 to 2022, year by year, and the conference calendar: subscribe to it or download single dates.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference timeline 2018–2022',
	lead: 'The conferences of AEG year by year, and the dates of the latest edition for your calendar.',
};

/** TIME-1 */
export const years: readonly Sampled<TimelineYear>[] = [2018, 2019, 2020, 2021, 2022].map((year) => ({
	year,
	sample: true,
}));

export const thread = {
	heading: 'Conferences held each year',
	lead: 'How many conferences there were, year by year.',
	count: { one: 'conference', many: 'conferences', unknown: 'Conferences: count to be confirmed' },
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
