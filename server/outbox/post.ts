import { setTimeout as pause } from 'node:timers/promises';
import type { LetterKind } from '#contract/letters.ts';
import type { Clock, Store } from '../db/store.ts';
import { newReference, submissionDigest } from './reference.ts';
import { type Entry, storeBatch } from './store-batch.ts';

/** A checked letter on its way into the store. */
type Submission = {
	readonly kind: LetterKind;
	readonly letter: Readonly<Record<string, string>> & { readonly email: string };
	/** The form's own mark for this submission; empty when it could make none. */
	readonly key: string;
	/** Whether the trap field was filled. */
	readonly suspected: boolean;
};

/**
 * Stores a letter with its outgoing e-mail and resolves, with the letter's reference, once both are on disk.
 * The same submission within a day resolves with the first reference and stores nothing (FORM-5, FORM-9).
 * @throws StoreUnavailable when that could not be done in time; the sender may safely try again
 */
export type Post = (submission: Submission) => Promise<string>;

/** The letter could not be kept, or nobody knows yet whether it was. */
export class StoreUnavailable extends Error {}

type Waiting = {
	readonly entry: Entry;
	readonly resolve: (reference: string) => void;
	readonly reject: (problem: Error) => void;
	late: boolean;
};

/** The longest a sender waits for an answer, the pause while the store is held by another, in milliseconds. */
const patience = 2000;
const between = 20;
const batchSize = 500;

/** Letters that wait together share one commit: one write to the disk serves them all. */
export function openPost(store: Store, clock: Clock, onTrouble: (problem: unknown) => void = () => {}): Post {
	let waiting: Waiting[] = [];
	let working = false;

	async function work(): Promise<void> {
		working = true;
		while (waiting.length > 0) {
			const batch = waiting.splice(0, batchSize);
			try {
				const references = await storeBatch(
					store,
					batch.map(({ entry }) => entry),
				);
				for (const { entry, resolve } of batch) resolve(references.get(entry.digest) ?? entry.reference);
			} catch (problem) {
				if (store.isBusy(problem)) {
					waiting = [...batch.filter(({ late }) => !late), ...waiting];
					await pause(between);
				} else {
					onTrouble(problem);
					for (const { reject } of batch) reject(new StoreUnavailable('not stored', { cause: problem }));
				}
			}
		}
		working = false;
	}

	return ({ kind, letter, key, suspected }) =>
		new Promise((resolve, reject) => {
			const fields = JSON.stringify(letter);
			const item: Waiting = {
				entry: {
					digest: submissionDigest(kind, key, fields),
					reference: newReference(),
					kind,
					fields,
					email: letter.email.toLowerCase(),
					suspected: suspected ? 1 : 0,
					at: clock(),
				},
				resolve: (reference) => {
					clearTimeout(timer);
					resolve(reference);
				},
				reject: (problem) => {
					clearTimeout(timer);
					reject(problem);
				},
				late: false,
			};
			const timer = setTimeout(() => {
				item.late = true;
				reject(new StoreUnavailable('not stored in time'));
			}, patience);
			waiting.push(item);
			if (!working) queueMicrotask(() => working || work());
		});
}
