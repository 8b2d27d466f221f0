import type { Clock } from '../db/store.ts';
import { TooManyWaiting } from '../keyed-limiter.ts';

type Waiting = {
	readonly key: string;
	readonly asks: number;
	readonly since: number;
	readonly begin: () => void;
	readonly turnAway: (problem: TooManyWaiting) => void;
};

type Room = {
	/** How much is done at once. */
	readonly concurrency: number;
	/** How many may wait in all. */
	readonly most: number;
	/** How many of them may wait for one key. */
	readonly mostOfOne: number;
	/** How long anybody may wait, in milliseconds of the clock. */
	readonly longest: number;
	readonly clock: Clock;
};

/**
 * Does some work when it is its turn, one piece of each key at a time.
 * @param key whose work it is
 * @param asks how often they have asked lately, this time included
 * @throws TooManyWaiting when there is no room, when it must make room for somebody who asks less, and after too long a wait
 */
type QuietestFirst = <T>(key: string, asks: number, work: () => Promise<T>) => Promise<T>;

/**
 * A queue in which those who ask least go first, so that however many ask without end, who asks once is served next.
 * Of equals the newest goes first: when more come than can be served, each who is served has waited a moment only.
 */
export function quietestFirst({ concurrency, most, mostOfOne, longest, clock }: Room): QuietestFirst {
	/** In the order in which they will be served. */
	const waiting: Waiting[] = [];
	const running = new Set<string>();

	/** Looked for whenever somebody comes or something is done, which is often as long as anybody waits. */
	function turnAwayTheLate(): void {
		for (const late of waiting.filter(({ since }) => clock() - since >= longest)) {
			waiting.splice(waiting.indexOf(late), 1);
			late.turnAway(new TooManyWaiting(`waited for ${longest} ms`));
		}
	}

	function startNext(): void {
		turnAwayTheLate();
		while (running.size < concurrency) {
			const next = waiting.findIndex(({ key }) => !running.has(key));
			const [first] = next < 0 ? [] : waiting.splice(next, 1);
			if (!first) return;
			running.add(first.key);
			first.begin();
		}
	}

	function turn(key: string, asks: number): Promise<void> {
		if (waiting.filter((one) => one.key === key).length >= mostOfOne)
			throw new TooManyWaiting(`${mostOfOne} wait already for one`);
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const place = waiting.findIndex((one) => one.asks >= asks);
		const one = { key, asks, since: clock(), begin: resolve, turnAway: reject };
		waiting.splice(place < 0 ? waiting.length : place, 0, one);
		startNext();
		if (waiting.length > most) waiting.pop()?.turnAway(new TooManyWaiting(`${most} wait already`));
		return promise;
	}

	return async (key, asks, work) => {
		await turn(key, asks);
		try {
			return await work();
		} finally {
			running.delete(key);
			startNext();
		}
	};
}
