import { TooManyWaiting } from '../keyed-limiter.ts';

type Waiting = { readonly begin: () => void; readonly turnAway: (problem: TooManyWaiting) => void };

/** Limits how much slow work is done at once. */
export type NewestFirst = {
	/** Does some work when it is its turn. @throws TooManyWaiting when newer ones take its place, and after too long a wait */
	readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
	/** Whether anybody waits. */
	readonly isBusy: () => boolean;
};

/**
 * A queue in which the newest goes first: when more come than can be served, each who is served has waited a moment only.
 * @param concurrency how much is done at once
 * @param most how many may wait
 * @param longest how long anybody may wait, in milliseconds
 */
export function newestFirst(concurrency: number, most: number, longest: number): NewestFirst {
	/** The newest last. */
	const waiting: Waiting[] = [];
	let running = 0;

	function startNext(): void {
		while (running < concurrency) {
			const newest = waiting.pop();
			if (!newest) return;
			running++;
			newest.begin();
		}
	}

	async function turn(): Promise<void> {
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const one = { begin: resolve, turnAway: reject };
		waiting.push(one);
		startNext();
		if (waiting.length > most) waiting.shift()?.turnAway(new TooManyWaiting(`${most} wait already`));
		const late = setTimeout(() => {
			waiting.splice(waiting.indexOf(one), 1);
			reject(new TooManyWaiting(`waited for ${longest} ms`));
		}, longest);
		await promise.finally(() => clearTimeout(late));
	}

	return {
		async inTurn(work) {
			await turn();
			try {
				return await work();
			} finally {
				running--;
				startNext();
			}
		},
		isBusy: () => waiting.length > 0,
	};
}
