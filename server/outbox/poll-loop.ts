import type { Store } from '../db/store.ts';
import { type Claimed, claim } from './claim.ts';

type Needs = {
	readonly store: Store;
	/** Told when the store could not be read, other than that somebody else holds it just now. */
	readonly onStoreFailure: (problem: unknown) => void;
	/** Whether it takes emails that were deferred before, or those that never were. */
	readonly again: boolean;
	/** How many may be sent at once now. */
	readonly concurrency: () => number;
	/** Sees one email through; never fails. */
	readonly handle: (email: Claimed) => Promise<void>;
	/** How often it looks when it is not woken, in milliseconds. */
	readonly lookEvery: number;
};

/** Takes emails of one kind as they fall due, and looks every `lookEvery` unless it is woken. */
export function startPollLoop({ store, onStoreFailure, again, concurrency, handle, lookEvery }: Needs) {
	const running = new Map<string, Promise<void>>();
	let going = true;
	let wake = () => {};

	async function take(): Promise<number> {
		const room = concurrency() - running.size;
		if (room <= 0) return 0;
		const claimed = await claim(store, room, [...running.keys()], again);
		for (const email of claimed)
			running.set(
				email.id,
				handle(email).finally(() => {
					running.delete(email.id);
					wake();
				}),
			);
		return claimed.length;
	}

	async function loop(): Promise<void> {
		while (going) {
			const taken = await take().catch((problem) => {
				if (!store.isBusy(problem)) onStoreFailure(problem);
				return 0;
			});
			if (taken === 0 && going) await untilWoken();
		}
	}

	function untilWoken(): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const timer = setTimeout(resolve, lookEvery);
		wake = resolve;
		return promise.finally(() => clearTimeout(timer));
	}

	const looping = loop();
	return {
		/** Says that something may be due. */
		wake: () => wake(),
		/** Takes nothing new, and resolves when all that it took is settled. */
		async end(): Promise<void> {
			going = false;
			wake();
			await looping;
			await Promise.all(running.values());
		},
	};
}
