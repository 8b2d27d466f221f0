import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Edition } from '#contract/dates.ts';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Clock, Store } from '../db/store.ts';
import { keyedLimiter } from '../keyed-limiter.ts';
import { insertSubmission } from './insert-submission.ts';
import { type NewSubmission, newSubmission } from './new-submission.ts';
import type { Submission, SubmissionRules, Submitted } from './submission.ts';
import { watchLoop } from './watch-loop.ts';

/** It could not be stored, or nobody knows yet whether it was. */
export class StoreUnavailable extends Error {}

/**
 * Stores a submission with its outgoing email and resolves, with its reference, once both are on disk;
 * or with a wait, when too many have come.
 * The same submission within a day resolves with the first reference and stores nothing (FORM-5, FORM-9).
 * @throws StoreUnavailable when that could not be done in a second and a half; the sender may safely try again. When its
 * turn comes later than that, also because the whole process stood, nothing of it is stored. What is committed is
 * answered with success, however long the disk took to sync it.
 */
export type Submit = (submission: Submission) => Promise<Submitted>;

/** The longest a sender waits, in milliseconds: half a second is left of the two within which they are to be answered. */
const timeout = 1500;

/** More than are stored within the timeout: the rest is turned away at once. */
const mostWaiting = 4000;

type Needs = {
	readonly store: Store;
	readonly clock: Clock;
	readonly rules: SubmissionRules;
	/** The edition that registrations are for now; undefined where no site is built. */
	readonly edition: () => Edition | undefined;
	/** Told when a submission was stored. */
	readonly onStored?: () => void;
	/** Told of every failure of the store, other than that somebody else holds it just now. */
	readonly onFailure: (problem: unknown) => void;
};

/** Opens the way into the store: in the order they come, as many at once as the store has writers. */
export function openSubmit({ store, clock, rules, edition, onStored, onFailure }: Needs): Submit {
	const inTurn = keyedLimiter(store.writers, mostWaiting);
	const arrived = watchLoop();

	/** Before each transaction, requests for pages that have arrived meanwhile are answered. */
	async function insert(submission: NewSubmission, deadline: number): Promise<Submitted> {
		await nextTurn();
		const left = deadline - performance.now();
		if (left <= 0) throw new StoreUnavailable('not stored in time');
		return retryWhileBusy(store, () => insertSubmission(store, submission, rules), left);
	}

	return async (submission) => {
		const fresh = newSubmission(submission, clock(), edition());
		const deadline = arrived() + timeout;
		try {
			const stored = inTurn(fresh.digest, () => insert(fresh, deadline));
			const submitted = await orTimeout(stored, Math.max(0, deadline - performance.now()));
			onStored?.();
			return submitted;
		} catch (problem) {
			if (problem instanceof StoreUnavailable) throw problem;
			if (!store.isBusy(problem)) onFailure(problem);
			throw new StoreUnavailable('not stored', { cause: problem });
		}
	};
}

/** Gives up waiting after so many milliseconds. What it waited for may still be done, and is then found by its digest. */
function orTimeout<T>(work: Promise<T>, left: number): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new StoreUnavailable('not stored in time')), left);
	return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
