/**
 * When an email is tried again, for how long a try may last, and how the outbox rests while the mail server is
 * away. All in milliseconds.
 */
const first = 30_000;
const growth = 1.5;

/** The longest wait between two tries of one email: an hour. */
export const longestWait = 3_600_000;

/**
 * An email is given up when it is deferred this many times: the waits before the last make eight days, a margin over
 * the promised seven. They are counted, not read from a clock that may be put forward.
 */
export const mostDeferrals = 203;

/** The wait after the n-th deferral (1 is the first): 30 s, 45 s, 67.5 s … at most an hour. */
export function waitAfter(deferrals: number): number {
	return Math.round(Math.min(longestWait, first * growth ** Math.min(deferrals - 1, 100)));
}

/** The longest that a try may last: ten minutes, as RFC 5321 (4.5.3.2.6) asks for the answer to the last dot. */
export const longestTimeout = 600_000;

/** How often the timeout grows before it is at its longest. */
export const doublings = 6;

/**
 * How long the next try of an email that was deferred so often may last: 10 s, 20 s, 40 s … at most ten minutes.
 * Short at first, so that a server that hangs holds nothing up; and a server that takes an email over long before it
 * says so gets another copy only until one try is long enough: the seventh at the latest.
 */
export function timeoutAfter(deferrals: number): number {
	return Math.min(longestTimeout, 10_000 * 2 ** Math.min(deferrals, doublings));
}

/** The rest after the n-th failure in a row to reach the mail server: 1 s, 2 s, 4 s … at most 30 s. */
export function restAfter(failures: number): number {
	return Math.min(30_000, 1000 * 2 ** Math.min(failures - 1, 20));
}
