import type { Logger } from 'pino';
import type { Store } from '../db/store.ts';
import { type Claimed, claim } from './claim.ts';

/** One round of the postman: it takes e-mails of one kind, as many as there are hands for. */
export type Round = {
	/** Says that something may be due; without it the round looks once a second. */
	readonly wake: () => void;
	/** Takes nothing new, and resolves when all that is in hand is settled. */
	readonly end: () => Promise<void>;
};

type Needs = {
	readonly store: Store;
	readonly log: Logger;
	/** Whether it takes e-mails that were deferred before, or those that never were. */
	readonly again: boolean;
	/** How many may be in hand now. */
	readonly hands: () => number;
	/** Sees one e-mail through; never fails. */
	readonly handle: (email: Claimed) => Promise<void>;
};

const lookEvery = 1000;

/** Starts a round. */
export function startRound({ store, log, again, hands, handle }: Needs): Round {
	const inHand = new Map<string, Promise<void>>();
	let going = true;
	let wake = () => {};

	async function take(): Promise<number> {
		const room = hands() - inHand.size;
		if (room <= 0) return 0;
		const claimed = await claim(store, room, [...inHand.keys()], again);
		for (const email of claimed)
			inHand.set(
				email.id,
				handle(email).finally(() => {
					inHand.delete(email.id);
					wake();
				}),
			);
		return claimed.length;
	}

	async function loop(): Promise<void> {
		while (going) {
			const taken = await take().catch((problem) => {
				if (!store.isBusy(problem)) log.error({ err: problem }, 'the post room cannot read the store');
				return 0;
			});
			if (taken === 0 && going) await nextCall();
		}
	}

	function nextCall(): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, lookEvery);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	const looping = loop();
	return {
		wake: () => wake(),
		async end() {
			going = false;
			wake();
			await looping;
			await Promise.all(inHand.values());
		},
	};
}
