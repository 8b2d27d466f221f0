/** When a letter is tried again, and how the post room rests while the mail server is away. All in milliseconds. */
const first = 30_000;
const growth = 1.5;

/** The longest wait between two tries of one e-mail: an hour. */
export const longestWait = 3_600_000;

/** An e-mail is tried for at least this long before it is given up: eight days, a margin over the promised seven. */
export const triedFor = 8 * 24 * 3_600_000;

/** The wait after the n-th failed try (1 is the first): 30 s, 45 s, 67.5 s … at most an hour. */
export function waitAfter(tries: number): number {
	return Math.round(Math.min(longestWait, first * growth ** Math.min(tries - 1, 100)));
}

/** The rest after the n-th failure in a row to reach the mail server: 1 s, 2 s, 4 s … at most 30 s. */
export function restAfter(failures: number): number {
	return Math.min(30_000, 1000 * 2 ** Math.min(failures - 1, 20));
}
