import type { Edition, ImportantDate } from './edition.ts';
import type { EditionState } from './edition-states.ts';

export type { Edition, ImportantDate };

/**
 * The dates of a conference. All are days in India, where the clock stands at UTC+05:30 the whole year.
 * Every function here takes the moment as an argument (milliseconds since 1970), so nothing depends on a build's clock.
 */

/** Whether papers are taken: not yet, now, no longer. */
export type PaperState = 'early' | 'open' | 'closed';

const offset = '+05:30';
/** A day in milliseconds; India has no daylight saving time. */
export const dayLength = 86_400_000;

/** The moment a date begins: midnight in India, for a deadline the deadline itself. */
export function begins(date: ImportantDate): number {
	return date.is === 'deadline' ? ends(date) : midnight(date.first);
}

/** The moment from which a date has passed: 23:59 in India for a deadline, else the midnight after its last day. */
export function ends(date: ImportantDate): number {
	const last = date.last ?? date.first;
	if (date.is === 'deadline') return Date.parse(`${last}T23:59:00${offset}`);
	return midnight(last) + dayLength;
}

/** Tells whether a date has passed at the moment `now`. */
export function hasPassed(date: ImportantDate, now: number): boolean {
	return now >= ends(date);
}

/** The moment a day begins in India. */
const midnight = (day: ImportantDate['first']): number => Date.parse(`${day}T00:00:00${offset}`);

/** The date of an edition by its id; an edition may be announced without it. */
export function dateOf(edition: Edition, id: ImportantDate['id']): ImportantDate | undefined {
	return edition.dates.find((date) => date.id === id);
}

/**
 * Where an edition stands at the moment `now`: announced until registration opens (or while it has no days), with its call
 * for papers open before that where a day of the call is given, open until the last date of registration has passed,
 * closed until the conference, running, over.
 */
export function editionState(edition: Edition, now: number): EditionState {
	const conference = dateOf(edition, 'conference');
	if (conference) {
		if (hasPassed(conference, now)) return 'over';
		if (now >= begins(conference)) return 'running';
		if (hasPassed(dateOf(edition, 'registration') ?? conference, now)) return 'closed';
		if (!edition.opens || now >= midnight(edition.opens)) return 'open';
	}
	return edition.call !== undefined && paperState(edition, now) === 'open' ? 'call' : 'announced';
}

/**
 * Whether papers are taken at the moment `now`: from the day of the call, where one is given, until the deadline, or until
 * the conference begins where no deadline is set. While neither call nor dates are known, not yet.
 */
export function paperState(edition: Edition, now: number): PaperState {
	const paper = dateOf(edition, 'paper');
	const conference = dateOf(edition, 'conference');
	const end = paper ? ends(paper) : conference ? begins(conference) : Infinity;
	if (now >= end) return 'closed';
	const isKnown = edition.call !== undefined || paper !== undefined;
	return isKnown && now >= (edition.call ? midnight(edition.call) : -Infinity) ? 'open' : 'early';
}

/**
 * What is certain of an edition for whoever looks at the moment `since` or later: that it is over. Undefined while its
 * state can still change (STATE-2).
 */
export function lastingState(edition: Edition, since: number): 'over' | undefined {
	return editionState(edition, since) === 'over' ? 'over' : undefined;
}

/** The same of its papers: that none are taken any more. */
export function lastingPaperState(edition: Edition, since: number): 'closed' | undefined {
	return paperState(edition, since) === 'closed' ? 'closed' : undefined;
}

/** The moments at which something that can be said of an edition changes, in milliseconds since 1970. */
export function turningPoints(edition: Edition): readonly number[] {
	const openings = [edition.call, edition.opens].filter((day) => day !== undefined).map(midnight);
	return [...openings, ...edition.dates.flatMap((date) => [begins(date), ends(date)])];
}

/** The calendar that holds every date of every edition; made to be subscribed to. */
export const calendarFeed: `/${string}` = '/calendar.ics';

/** The calendar file of all dates of one edition. */
export function editionCalendar(edition: Edition): `/calendar/${string}.ics` {
	return `/calendar/${edition.id}.ics`;
}

/** The calendar file of one date. */
export function calendarFile(edition: Edition, date: ImportantDate): `/calendar/${string}.ics` {
	return `/calendar/${edition.id}-${date.id}.ics`;
}
