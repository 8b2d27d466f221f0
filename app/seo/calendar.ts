import { dayLength, type Edition, ends, hasPassed, type ImportantDate } from '#contract/dates.ts';
import { foldLines, textValue } from './fold.ts';

/** What a calendar says of an edition beside its dates. */
export type CalendarWords = {
	/** What an entry explains: a deadline, one whole day, several. */
	readonly explain: Readonly<Record<'deadline' | 'day' | 'days', string>>;
	/** Where it is held, once that is set. */
	readonly place: string | undefined;
	/** The edition's page, in full. */
	readonly page: string;
	/** What had passed by this moment, in milliseconds since 1970, reminds nobody any more. */
	readonly since: number;
};

/**
 * The feed of every date of some editions (RFC 5545), with its name and how often a subscriber looks at it again. A file of
 * one date has no name, or a calendar would make a list of that name for it.
 */
export function calendarOf(
	name: string,
	parts: readonly { readonly edition: Edition; readonly words: CalendarWords }[],
): string {
	return document([
		`NAME:${textValue(name)}`,
		`X-WR-CALNAME:${textValue(name)}`,
		'REFRESH-INTERVAL;VALUE=DURATION:P1D',
		'X-PUBLISHED-TTL:P1D',
		...parts.flatMap(({ edition, words }) => edition.dates.flatMap((date) => entry(edition, date, words))),
	]);
}

/** The file of one date, to be added to whatever calendar a visitor has. */
export function calendarOfDate(edition: Edition, date: ImportantDate, words: CalendarWords): string {
	return document(entry(edition, date, words));
}

/** No METHOD: it would make the file a message of scheduling, which must name an ORGANIZER (RFC 5546). */
function document(lines: readonly string[]): string {
	return foldLines([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//AEG Consultancy Services//Conference calendar//EN',
		'CALSCALE:GREGORIAN',
		...lines,
		'END:VCALENDAR',
	]);
}

function entry(edition: Edition, date: ImportantDate, words: CalendarWords): string[] {
	const summary = textValue(`${edition.name}: ${date.label}`);
	const kind = date.is === 'days' && date.last === undefined ? 'day' : date.is;
	return [
		'BEGIN:VEVENT',
		`UID:${edition.id}-${date.id}@aeg-consultancy-services`,
		`DTSTAMP:${compact(edition.revised)}T000000Z`,
		`SEQUENCE:${date.revision}`,
		...when(date),
		`SUMMARY:${summary}`,
		`DESCRIPTION:${textValue(words.explain[kind])}`,
		...(date.id === 'conference' && words.place !== undefined ? [`LOCATION:${textValue(words.place)}`] : []),
		`URL:${words.page}`,
		'TRANSP:TRANSPARENT',
		...(hasPassed(date, words.since) ? [] : reminders(date)).flatMap((before) => [
			'BEGIN:VALARM',
			'ACTION:DISPLAY',
			`TRIGGER:-${before}`,
			`DESCRIPTION:${summary}`,
			'END:VALARM',
		]),
		'END:VEVENT',
	];
}

/** A deadline is the hour that ends with it, for calendars hardly show a moment; days end on the day after the last one. */
function when(date: ImportantDate): string[] {
	if (date.is === 'deadline')
		return [`DTSTART:${instant(ends(date) - hour)}`, `DTEND:${instant(ends(date))}`];
	const dayAfter = new Date(Date.parse(date.last ?? date.first) + dayLength).toISOString().slice(0, 10);
	return [`DTSTART;VALUE=DATE:${compact(date.first)}`, `DTEND;VALUE=DATE:${compact(dayAfter)}`];
}

/** A week and a day before the entry begins: of what one must do something for. A whole day reminds at 09:00, not at midnight. */
function reminders(date: ImportantDate): string[] {
	if (date.is === 'deadline') return ['P7D', 'P1D'];
	return date.id === 'conference' ? ['P6DT15H', 'PT15H'] : [];
}

const hour = 3_600_000;
const compact = (day: string) => day.replaceAll('-', '');
const instant = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
