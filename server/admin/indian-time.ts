import { AdminError } from './admin.ts';

const zone = 'Asia/Kolkata';

/** A moment by the clock of India, as spreadsheets read it: `2026-11-21 12:00:00`. */
export function indianTime(milliseconds: number): string {
	const moment = Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone);
	return `${moment.toPlainDate()} ${moment.toPlainTime().toString({ smallestUnit: 'second' })}`;
}

/** The day so many days after a moment, such as `2026-12-21`. */
export const dayAfter = (moment: number, days: number): string =>
	new Date(moment + days * 86_400_000).toISOString().slice(0, 10);

/** A span of whole days in India, both named days included; in milliseconds, `until` itself is outside. */
export type Span = { readonly since: number; readonly until: number };

/** Without a day there is no bound on that side. */
export function readSpan({ since, until }: { since?: string; until?: string }): Span {
	const span = {
		since: since === undefined ? 0 : beginning(since),
		until: until === undefined ? Number.MAX_SAFE_INTEGER : beginning(until, 1),
	};
	if (span.since >= span.until) throw new AdminError('The day of --since must not be after that of --until.');
	return span;
}

/** Midnight in India with which a day begins, or another so many days later. */
function beginning(day: string, later = 0): number {
	try {
		return Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).epochMilliseconds;
	} catch {
		throw new AdminError(`"${day}" is no day. Write it as year, month and day: 2026-11-01`);
	}
}
