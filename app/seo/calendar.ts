import { begins, dayLength, type Edition, type ImportantDate } from '#contract/dates.ts';
import { foldLines, textValue } from './fold.ts';

/** What a calendar says of an edition beside its dates. */
export type CalendarWords = {
	readonly name: string;
	/** What an entry explains, by kind of date. */
	readonly explain: Readonly<Record<ImportantDate['is'], string>>;
	readonly place: string;
	/** The edition's page, in full. */
	readonly page: string;
};

/** One VCALENDAR with the given dates (RFC 5545); deterministic, so a file changes only when a date does. */
export function calendar(edition: Edition, dates: readonly ImportantDate[], words: CalendarWords): string {
	return foldLines([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//AEG Consultancy Services//Conference calendar//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		`NAME:${textValue(words.name)}`,
		`X-WR-CALNAME:${textValue(words.name)}`,
		'REFRESH-INTERVAL;VALUE=DURATION:P1D',
		'X-PUBLISHED-TTL:P1D',
		...dates.flatMap((date) => entry(edition, date, words)),
		'END:VCALENDAR',
	]);
}

function entry(edition: Edition, date: ImportantDate, words: CalendarWords): string[] {
	return [
		'BEGIN:VEVENT',
		`UID:${edition.id}-${date.id}@aeg-consultancy-services`,
		`DTSTAMP:${compact(edition.revised)}T000000Z`,
		`SEQUENCE:${date.revision}`,
		...when(date),
		`SUMMARY:${textValue(`${edition.name}: ${date.label}`)}`,
		`DESCRIPTION:${textValue(words.explain[date.is])}`,
		...(date.id === 'conference' ? [`LOCATION:${textValue(words.place)}`] : []),
		`URL:${words.page}`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
	];
}

/** A deadline is an instant in UTC; days are all-day dates whose end is the day after the last one. */
function when(date: ImportantDate): string[] {
	if (date.is === 'deadline') return [`DTSTART:${instant(begins(date))}`];
	const dayAfter = new Date(Date.parse(date.last ?? date.first) + dayLength).toISOString().slice(0, 10);
	return [`DTSTART;VALUE=DATE:${compact(date.first)}`, `DTEND;VALUE=DATE:${compact(dayAfter)}`];
}

const compact = (day: string) => day.replaceAll('-', '');
const instant = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
