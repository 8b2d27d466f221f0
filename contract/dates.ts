/**
 * The dates of a conference. All are days in India, where the clock stands at UTC+05:30 the whole year.
 * Every function here takes the moment as an argument (milliseconds since 1970), so nothing depends on a build's clock.
 */

/** A day of the calendar, as `2024-12-14`. */
type Day = `${number}-${number}-${number}`;

export type ImportantDate = {
	/** Part of the calendar entry's identity: never change it. */
	readonly id: 'paper' | 'acceptance' | 'camera-ready' | 'registration' | 'conference';
	readonly label: string;
	/** A deadline ends at 23:59 of its day; the others last whole days. */
	readonly is: 'deadline' | 'days';
	readonly first: Day;
	/** The last day, itself included; left out for a single day. */
	readonly last?: Day;
	/** Rises by one whenever the date or its words change, so that calendars update the entry. */
	readonly revision: number;
};

export type Edition = {
	/** Part of the calendar entries' identity: never change it. */
	readonly id: string;
	readonly name: string;
	/** The day registration opens; left out where none was published. */
	readonly opens?: Day;
	/** Empty while an edition is announced without dates. */
	readonly dates: readonly ImportantDate[];
	/** When the dates were last changed. */
	readonly revised: Day;
};

export type EditionState = 'announced' | 'open' | 'closed' | 'running' | 'over';

const offset = '+05:30';
/** A day in milliseconds; India has no daylight saving time. */
export const dayLength = 86_400_000;

/** The moment a date begins: midnight in India, for a deadline the deadline itself. */
export function begins(date: ImportantDate): number {
	return date.is === 'deadline' ? ends(date) : Date.parse(`${date.first}T00:00:00${offset}`);
}

/** The moment from which a date has passed: 23:59 in India for a deadline, else the midnight after its last day. */
export function ends(date: ImportantDate): number {
	const last = date.last ?? date.first;
	if (date.is === 'deadline') return Date.parse(`${last}T23:59:00${offset}`);
	return Date.parse(`${last}T00:00:00${offset}`) + dayLength;
}

/** Tells whether a date has passed at the moment `now`. */
export function hasPassed(date: ImportantDate, now: number): boolean {
	return now >= ends(date);
}

/**
 * Where an edition stands at the moment `now`: announced until registration opens (or while it has no dates), open until
 * the last date of registration has passed, closed until the conference, running, over.
 */
export function editionState(edition: Edition, now: number): EditionState {
	const conference = edition.dates.find((date) => date.id === 'conference');
	if (!conference) return 'announced';
	if (hasPassed(conference, now)) return 'over';
	if (now >= begins(conference)) return 'running';
	const registration = edition.dates.find((date) => date.id === 'registration');
	if (hasPassed(registration ?? conference, now)) return 'closed';
	const opened = !edition.opens || now >= Date.parse(`${edition.opens}T00:00:00${offset}`);
	return opened ? 'open' : 'announced';
}

/** The moments at which something that can be said of an edition changes, in milliseconds since 1970. */
export function turningPoints(edition: Edition): readonly number[] {
	const opens = edition.opens ? [Date.parse(`${edition.opens}T00:00:00${offset}`)] : [];
	return [...opens, ...edition.dates.flatMap((date) => [begins(date), ends(date)])];
}

/** The calendar that holds every date; made to be subscribed to. */
export const calendarFeed: `/${string}` = '/calendar.ics';

/** The calendar file of one date. */
export function calendarFile(edition: Edition, date: ImportantDate): `/calendar/${string}.ics` {
	return `/calendar/${edition.id}-${date.id}.ics`;
}
