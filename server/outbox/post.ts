import type { Config } from '../config.ts';
import type { Clock } from '../db/store.ts';
import type { LetterStore } from './letter-store.ts';
import type { Arrived, Posted, PostRules, Submission } from './submission.ts';
import { together } from './together.ts';

/**
 * Stores a letter with its outgoing e-mail and resolves, with the letter's reference, once both are on disk;
 * or with a wait, when too many letters have come.
 * The same submission within a day resolves with the first reference and stores nothing (FORM-5, FORM-9).
 * @throws StoreUnavailable when that could not be done in a second and a half; the sender may safely try again
 */
export type Post = (submission: Submission) => Promise<Posted>;

/** The longest a sender waits, in milliseconds: half a second is left of the two within which he is to be answered. */
const patience = 1500;

type Needs = {
	readonly store: LetterStore;
	readonly clock: Clock;
	readonly rules: PostRules;
	/** Told when letters were stored. */
	readonly onStored?: () => void;
	/** Told of every failure of the store. */
	readonly onTrouble: (problem: unknown) => void;
};

/** The rules that the configuration sets. */
export function postRules(
	config: Pick<Config, 'LETTERS_PER_NETWORK' | 'LETTERS_PER_HOUR' | 'SEND_RECEIPTS'>,
): PostRules {
	return {
		perNetwork: config.LETTERS_PER_NETWORK,
		inAll: config.LETTERS_PER_HOUR,
		receipts: config.SEND_RECEIPTS,
	};
}

/** Opens the way into the store. */
export function openPost({ store, clock, rules, onStored, onTrouble }: Needs): Post {
	const keep = together<Arrived, Posted>({
		mayPass: store.isBusy,
		atOnce: store.batches,
		patience,
		onTrouble,
		async store(arrived) {
			const posted = await store.takeIn(arrived, rules);
			onStored?.();
			return posted;
		},
	});
	return (submission) => keep({ ...submission, at: clock() });
}
