/** Nothing is broken, but more wait than can be served soon. */
export class TooManyWaiting extends Error {}

/**
 * Limits how much work is done at the same time, and never does two things for the same key. First come, first served,
 * but nobody waits for another who must wait for himself.
 * @param concurrency how much is done at once
 * @param most how many may wait
 * @returns what does some work when it is the key's turn, and throws TooManyWaiting at once when too many wait already
 */
export function keyedLimiter(concurrency: number, most: number) {
	const waiting: { readonly key: string; readonly begin: () => void }[] = [];
	const running = new Set<string>();

	function startNext(): void {
		while (running.size < concurrency) {
			const next = waiting.findIndex(({ key }) => !running.has(key));
			const [first] = next < 0 ? [] : waiting.splice(next, 1);
			if (!first) return;
			running.add(first.key);
			first.begin();
		}
	}

	return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
		if (waiting.length >= most) throw new TooManyWaiting(`${most} wait already`);
		const { promise, resolve } = Promise.withResolvers<void>();
		waiting.push({ key, begin: resolve });
		startNext();
		await promise;
		try {
			return await work();
		} finally {
			running.delete(key);
			startNext();
		}
	};
}
