import { setTimeout as pause } from 'node:timers/promises';

/** It could not be stored, or nobody knows yet whether it was. */
export class StoreUnavailable extends Error {}

type Waiting<Item, Result> = {
	readonly item: Item;
	readonly resolve: (result: Result) => void;
	readonly reject: (problem: Error) => void;
	/** Whether its sender has been told to try again. */
	late: boolean;
};

type Needs<Item, Result> = {
	/** Stores several in one commit; the results stand in the order of the items. */
	readonly store: (items: readonly Item[]) => Promise<readonly Result[]>;
	/** Whether a failure only says that somebody else holds the store just now. */
	readonly isBusy: (problem: unknown) => boolean;
	readonly onTrouble: (problem: unknown) => void;
};

/** The longest a sender waits, the pause while another holds the store (both in milliseconds), the most in one commit. */
const patience = 2000;
const between = 20;
const most = 500;

/**
 * Makes a function that stores one thing. All that wait while a commit is on its way share the next one:
 * one write to the disk serves them all, and each is answered only after it.
 * The function throws StoreUnavailable when two seconds were not enough.
 */
export function together<Item, Result>({
	store,
	isBusy,
	onTrouble,
}: Needs<Item, Result>): (item: Item) => Promise<Result> {
	let queue: Waiting<Item, Result>[] = [];
	let working = false;

	async function work(): Promise<void> {
		while (queue.length > 0) {
			const batch = queue.splice(0, most).filter(({ late }) => !late);
			try {
				const results = await store(batch.map(({ item }) => item));
				for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
			} catch (problem) {
				if (isBusy(problem)) {
					queue = [...batch, ...queue];
					await pause(between);
				} else {
					onTrouble(problem);
					for (const { reject } of batch) reject(new StoreUnavailable('not stored', { cause: problem }));
				}
			}
		}
		working = false;
	}

	return (item) => {
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		const waiting: Waiting<Item, Result> = { item, resolve, reject, late: false };
		const timer = setTimeout(() => {
			waiting.late = true;
			reject(new StoreUnavailable('not stored in time'));
		}, patience);
		queue.push(waiting);
		if (!working) {
			working = true;
			setImmediate(work);
		}
		return promise.finally(() => clearTimeout(timer));
	};
}
