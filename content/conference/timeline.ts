import type { Editions } from '#content/edition.ts';
import type { Intro, IntroWithActions, PageMeta, TimelineYear } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { datesOf } from './dates.ts';
import { years, yearsInWords } from './timeline-years.ts';

/** ` 2018–2022`, after a heading. */
const span = yearsInWords && ` ${yearsInWords.replace(' to ', '–')}`;

export const meta: PageMeta = {
	path: 'timeline',
	title: `Conference timeline${span} and calendar`,
	description: `The conferences of AEG${yearsInWords && ` from ${yearsInWords}`}, year by year, and the conference calendar: subscribe to it or download its dates.`,
};

/** It promises counts only where one is known. */
export function leadOf(shown: readonly TimelineYear[]): string {
	if (shown.length === 0) return 'When the next one is, and where past ones are.';
	return shown.some(({ count }) => count !== undefined)
		? 'How many conferences AEG held in each year.'
		: 'AEG held conferences in each of these years.';
}

export const head: Intro = {
	heading: `Conference timeline${span}`,
	lead: leadOf(years),
};

export const count = {
	one: 'conference',
	many: 'conferences',
	unknown: 'count to be confirmed',
};

/** The same once for all of them. */
export const pending = 'Counts to be confirmed';

export const closing: IntroWithActions = {
	heading: 'Did you host or attend one?',
	lead: 'Tell us the year and the place.',
	actions: [
		{ label: 'Contact Us', to: askAbout('past-conference') },
		{ label: 'Upcoming conferences', to: paths.upcoming },
	],
};

/** Of which edition the dates are. */
const datesShown = ({ current, dated }: Editions) =>
	current === dated
		? `The dates of ${dated.name}.`
		: `${datesOf(current).none} Below are those of ${dated.name}.`;

/** The calendar that "View Conference Calendar" leads to (HUB-4). */
export const calendarOf = (editions: Editions) => ({
	heading: 'Conference calendar',
	lead: `${datesShown(editions)} Subscribe, and the dates of the next conferences reach your calendar too.`,
	subscribe: 'Subscribe in your calendar',
	download: 'Download all dates',
	type: 'ICS',
	about: 'About the calendar and its address',
	how: 'A downloaded file does not change later. Each deadline stands in the calendar as its last hour, with reminders a week and a day before. Some calendars show no reminders for a calendar that you subscribe to. If the button opens no calendar, add this address to yours:',
});
