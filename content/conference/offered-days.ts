import { calendarFile, dateOf, type Edition } from '#contract/dates.ts';
import type { EditionState } from '#contract/edition-states.ts';
import { onPages } from './registration-table.ts';

/**
 * The calendar file with the days of a conference, for who registers for it in a state; undefined where none are set, and
 * where they have passed. It is the file of these days alone: others of its dates may have passed (STATE-1).
 */
export function offeredDays(
	edition: Edition,
	state: EditionState | 'standing',
): `/calendar/${string}.ics` | undefined {
	const days = dateOf(edition, 'conference');
	return days && onPages[state].offersDays ? calendarFile(edition, days) : undefined;
}
