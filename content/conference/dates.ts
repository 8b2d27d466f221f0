import type { ConferenceEdition } from '#content/edition.ts';
import type { DateRow, Link } from '#content/shapes.ts';
import { calendarFeed, calendarFile, editionCalendar, type ImportantDate } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { venueInShort } from './edition-words.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function ordinal(day: number): string {
	const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
	return `${day}${ending}`;
}

function row(edition: ConferenceEdition, date: ImportantDate): DateRow {
	const [year, month, day] = date.first.split('-').map(Number) as [number, number, number];
	const monthAndYear = ` ${months[month - 1]} ${year}`;
	const last = date.last && { words: ordinal(Number(date.last.slice(8))) + monthAndYear, machine: date.last };
	const first = {
		words: ordinal(day) + (last ? '' : monthAndYear),
		machine: date.is === 'deadline' ? `${date.first}T23:59+05:30` : date.first,
	};
	return {
		date,
		days: last ? [first, last] : [first],
		note: (date.id === 'conference' && venueInShort(edition)) || notes[date.id],
		file: calendarFile(edition, date),
	};
}

const notes: Readonly<Record<ImportantDate['id'], string>> = {
	paper: 'Until 23:59 IST',
	acceptance: 'Sent to the authors',
	'camera-ready': 'Until 23:59 IST',
	registration: 'Until 23:59 IST',
	conference: 'Venue still to be set',
};

/** The dates of an edition as its table says them; `rows` is empty while none is set. */
export const datesOf = (edition: ConferenceEdition) => ({
	heading: 'Important Dates',
	caption: `Important dates of ${edition.name}`,
	none: `The dates of ${edition.name} are still to be set.`,
	rule: 'IST is Indian Standard Time (UTC+05:30).',
	columns: { date: 'Date', milestone: 'Milestone', calendar: 'Calendar' },
	passed: 'Passed',
	allPassed: 'All dates have passed',
	/** Under the day of the first that has not begun. */
	next: 'Next',
	/** Before a visitor's own time, where it differs from India's. */
	yours: 'for you',
	addLabel: 'Calendar file',
	feed: calendarFeed,
	/** All dates of this edition in one file. */
	file: editionCalendar(edition),
	calendar: { label: 'Conference calendar', to: `${paths.timeline}#calendar` } satisfies Link,
	rows: edition.dates.map((date) => row(edition, date)),
});

/** A row in the tables of documents: the days in one text, and what they are. */
export const cellsOf = ({ days, date }: DateRow): readonly [days: string, milestone: string] => [
	days.map(({ words }) => words).join('-'),
	date.label,
];

/** What the calendar files say beside the dates. */
export const calendarWords = {
	/** Of the feed, which goes on from one edition to the next. */
	nameOfFeed: ({ series }: ConferenceEdition) => `${series}, important dates`,
	/** Of the file of one edition. */
	nameOf: ({ name }: ConferenceEdition) => `${name}, important dates`,
	explain: {
		deadline:
			'Ends at 23:59 Indian Standard Time (UTC+05:30). The entry is the last hour before the deadline.',
		day: 'A whole day in India (UTC+05:30).',
		days: 'Whole days in India (UTC+05:30).',
	},
};
