import { calendarFile, dateOf, type Edition } from './dates.ts';
import type { EditionState } from './edition-states.ts';

/**
 * The calendar file with the days of a conference, for who registers for it (STATE-1). It is the file of these days alone:
 * others of its dates may have passed.
 * @param state of the edition when the form was sent; `standing` where nobody knows it
 * @returns the address of the file; undefined where no days are set, and where they have passed or may have
 */
export function offeredDays(
	edition: Edition,
	state: EditionState | 'standing',
): `/calendar/${string}.ics` | undefined {
	const days = dateOf(edition, 'conference');
	return days && state !== 'standing' && state !== 'over' ? calendarFile(edition, days) : undefined;
}
