import { setTimeout as pause } from 'node:timers/promises';

/** It could not be stored, or nobody knows yet whether it was. */
export class StoreUnavailable extends Error {}

type Waiting<Item, Result> = {
	readonly item: Item;
	readonly resolve: (result: Result) => void;
	readonly reject: (problem: Error) => void;
	/** When it came, in milliseconds of the process's own clock. */
	readonly since: number;
};

type Needs<Item, Result> = {
	/** Stores several in one commit; the results stand in the order of the items. */
	readonly store: (items: readonly Item[]) => Promise<readonly Result[]>;
	/** Whether a failure may pass by itself, such as that somebody else holds the store just now; then it is tried again. */
	readonly mayPass: (problem: unknown) => boolean;
	/** The longest anybody waits, in milliseconds. */
	readonly patience: number;
	readonly onTrouble: (problem: unknown) => void;
	/** How many commits may be asked for before the first is answered. */
	readonly atOnce?: number;
};

/** The pause before something is tried again, in milliseconds, and the most in one commit. */
const between = 20;
const most = 500;

/**
 * Makes a function that stores one thing. All that wait while a commit is on its way share the next one:
 * one write to the disk serves them all, and each is answered only after it.
 * The function throws StoreUnavailable when that could not be done in time.
 */
export function together<Item, Result>({
	store,
	mayPass,
	patience,
	onTrouble,
	atOnce = 1,
}: Needs<Item, Result>): (item: Item) => Promise<Result> {
	const unanswered = new Set<Waiting<Item, Result>>();
	let queue: Waiting<Item, Result>[] = [];
	let underWay = 0;
	let called = false;
	let watching = false;

	/** Has those that wait taken along at the end of the process's turn, when all that came in it are there. */
	function call(): void {
		if (called || queue.length === 0 || underWay === atOnce) return;
		called = true;
		setImmediate(take);
	}

	async function take(): Promise<void> {
		called = false;
		underWay++;
		const batch = queue.splice(0, most).filter((waiting) => unanswered.has(waiting));
		try {
			const results = await store(batch.map(({ item }) => item));
			for (const [index, waiting] of batch.entries()) {
				unanswered.delete(waiting);
				waiting.resolve(results[index] as Result);
			}
		} catch (problem) {
			if (mayPass(problem)) {
				queue = [...batch, ...queue];
				await pause(between);
			} else {
				onTrouble(problem);
				for (const waiting of batch) refuse(waiting, new StoreUnavailable('not stored', { cause: problem }));
			}
		}
		underWay--;
		call();
	}

	function refuse(waiting: Waiting<Item, Result>, problem: StoreUnavailable): void {
		unanswered.delete(waiting);
		waiting.reject(problem);
	}

	/** Tells those who have waited too long to try again; one timer watches for all. */
	function watch(): void {
		const now = performance.now();
		for (const waiting of unanswered) {
			const left = waiting.since + patience - now;
			if (left > 0) return void setTimeout(watch, left).unref();
			refuse(waiting, new StoreUnavailable('not stored in time'));
		}
		watching = false;
	}

	return (item) => {
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		const waiting = { item, resolve, reject, since: performance.now() };
		unanswered.add(waiting);
		queue.push(waiting);
		call();
		if (!watching) {
			watching = true;
			setTimeout(watch, patience).unref();
		}
		return promise;
	};
}
