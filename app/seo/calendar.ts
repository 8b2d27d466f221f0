import ical, { ICalAlarmType, type ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { dayLength, type Edition, ends, hasPassed, type ImportantDate } from '#contract/dates.ts';

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
	const calendar = empty().name(name).ttl(day);
	for (const { edition, words } of parts)
		for (const date of edition.dates) addEntry(calendar, edition, date, words);
	return textOf(calendar);
}

/** The file of one date, to be added to whatever calendar a visitor has. */
export function calendarOfDate(edition: Edition, date: ImportantDate, words: CalendarWords): string {
	const calendar = empty();
	addEntry(calendar, edition, date, words);
	return textOf(calendar);
}

/** No METHOD: it would make the file a message of scheduling, which must name an ORGANIZER (RFC 5546). */
const empty = () =>
	ical({
		prodId: { company: 'AEG Consultancy Services', product: 'Conference calendar', language: 'EN' },
		scale: 'GREGORIAN',
	});

/** The library ends no last line (RFC 5545, 3.1). */
const textOf = (calendar: ICalCalendar) => `${calendar}\r\n`;

function addEntry(calendar: ICalCalendar, edition: Edition, date: ImportantDate, words: CalendarWords): void {
	const summary = `${edition.name}: ${date.label}`;
	const kind = date.is === 'days' && date.last === undefined ? 'day' : date.is;
	calendar.createEvent({
		id: `${edition.id}-${date.id}@aeg-consultancy-services`,
		stamp: new Date(edition.revised),
		sequence: date.revision,
		...when(date),
		summary,
		description: words.explain[kind],
		location: (date.id === 'conference' && words.place) || null,
		url: words.page,
		transparency: ICalEventTransparency.TRANSPARENT,
		alarms: (hasPassed(date, words.since) ? [] : reminders(date)).map((before) => ({
			type: ICalAlarmType.display,
			trigger: before,
			description: summary,
		})),
	});
}

/** A deadline is the hour that ends with it, for calendars hardly show a moment; days end on the day after the last one. */
function when(date: ImportantDate) {
	if (date.is === 'deadline') return { start: new Date(ends(date) - 1000 * hour), end: new Date(ends(date)) };
	const dayAfter = new Date(Date.parse(date.last ?? date.first) + dayLength);
	return { start: new Date(date.first), end: dayAfter, allDay: true };
}

const hour = 3600;
const day = 24 * hour;

/**
 * A week and a day before the entry begins, in seconds: of what one must do something for. A whole day reminds at 09:00,
 * not at midnight.
 */
function reminders(date: ImportantDate): number[] {
	if (date.is === 'deadline') return [7 * day, day];
	return date.id === 'conference' ? [7 * day - 9 * hour, day - 9 * hour] : [];
}
