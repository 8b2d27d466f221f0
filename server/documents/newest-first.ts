import { TooManyWaiting } from '../keyed-limiter.ts';

/**
 * A queue in which the newest goes first: when more come than can be served, each who is served has waited a moment only.
 * @param concurrency how much is done at once
 * @param most how many may wait
 * @param longest how long anybody may wait, in milliseconds
 */
export function newestFirst(concurrency: number, most: number, longest: number) {
	/** The newest last. */
	const waiting: PromiseWithResolvers<void>[] = [];
	let running = 0;

	function startNext(): void {
		while (running < concurrency) {
			const newest = waiting.pop();
			if (!newest) return;
			running++;
			newest.resolve();
		}
	}

	async function turn(): Promise<void> {
		const one = Promise.withResolvers<void>();
		waiting.push(one);
		startNext();
		if (waiting.length > most) waiting.shift()?.reject(new TooManyWaiting(`${most} wait already`));
		const late = setTimeout(() => {
			waiting.splice(waiting.indexOf(one), 1);
			one.reject(new TooManyWaiting(`waited for ${longest} ms`));
		}, longest);
		await one.promise.finally(() => clearTimeout(late));
	}

	return {
		/** Does some work when it is its turn. @throws TooManyWaiting when newer ones take its place, and after too long a wait */
		async inTurn<T>(work: () => Promise<T>): Promise<T> {
			await turn();
			try {
				return await work();
			} finally {
				running--;
				startNext();
			}
		},
		/** Whether anybody waits. */
		isBusy: () => waiting.length > 0,
	};
}

export type NewestFirst = ReturnType<typeof newestFirst>;
