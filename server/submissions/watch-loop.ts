import { performance } from 'node:perf_hooks';

/** How often the event loop shows that it turns, and a gap that says it stood, in milliseconds. */
const beat = 50;
const stood = 2 * beat;

/** By when what came while it stood has been read, also where the loop never rests: it opens one connection a turn. */
const readWithin = 300;

/** How long the loop has rested in all, in milliseconds: it rests only when there is nothing to be read. */
const rested = () => performance.eventLoopUtilization().idle;

/**
 * Watches the event loop. While it stands nothing is read and no timer fires, so what is read afterwards may have
 * waited, unseen, since it was last seen to turn.
 * @returns the earliest moment, by `performance.now()`, at which what is being read now may have arrived
 */
export function watchLoop(): () => number {
	let last = performance.now();
	let unread: { readonly since: number; readonly rested: number; readonly until: number } | undefined;

	function arrived(): number {
		const now = performance.now();
		if (unread && (now > unread.until || rested() > unread.rested)) unread = undefined;
		return unread?.since ?? (now - last < stood ? now : last);
	}

	function look(): void {
		const since = arrived();
		const now = performance.now();
		if (now - last >= stood) unread = { since, rested: rested(), until: now + readWithin };
		last = now;
	}

	setInterval(look, beat).unref();
	return arrived;
}
