import type { LetterKind } from '#contract/letters.ts';
import type { Config } from '../config.ts';
import type { Clock, Store } from '../db/store.ts';
import { newReference, submissionDigest } from './reference.ts';
import { type Entry, type Posted, type PostRules, storeBatch } from './store-batch.ts';
import { together } from './together.ts';

/** A checked letter on its way into the store. */
type Submission = {
	readonly kind: LetterKind;
	readonly letter: Readonly<Record<string, string>> & { readonly email: string };
	/** The form's own mark for this submission; empty when it could make none. */
	readonly key: string;
	/** Whether a machine seems to have sent it: the trap field was filled, or no person is so quick. */
	readonly suspected: boolean;
	/** The network it came from, for the limits; never stored with the letter. */
	readonly network: string;
};

/**
 * Stores a letter with its outgoing e-mail and resolves, with the letter's reference, once both are on disk;
 * or with a wait, when too many letters have come.
 * The same submission within a day resolves with the first reference and stores nothing (FORM-5, FORM-9).
 * @throws StoreUnavailable when that could not be done in two seconds; the sender may safely try again
 */
export type Post = (submission: Submission) => Promise<Posted>;

type Needs = {
	readonly store: Store;
	readonly clock: Clock;
	readonly rules: PostRules;
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
export function openPost({ store, clock, rules, onTrouble }: Needs): Post {
	const keep = together<Entry, Posted>({
		isBusy: store.isBusy,
		onTrouble,
		async store(entries) {
			const posted = await storeBatch(store, entries, rules);
			return entries.map(({ digest }) => {
				const answer = posted.get(digest);
				if (!answer) throw new Error('a letter was neither stored nor refused');
				return answer;
			});
		},
	});
	return ({ kind, letter, key, suspected, network }) => {
		const fields = JSON.stringify(letter);
		return keep({
			digest: submissionDigest(kind, key, fields),
			reference: newReference(),
			kind,
			fields,
			email: letter.email.toLowerCase(),
			suspected: suspected ? 1 : 0,
			at: clock(),
			network,
		});
	};
}
