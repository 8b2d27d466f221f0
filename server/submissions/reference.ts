import { hash, randomBytes } from 'node:crypto';
import type { SubmissionKind } from '#contract/submissions.ts';

/** Crockford's alphabet: no character that can be taken for another when read over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The first three characters are the clock's, in steps of so many milliseconds; they come round in nine minutes. */
const step = 16;

/**
 * A new reference such as `AEG-7K3M-9QXZ-4TBN`: 45 random bits, so it cannot be guessed or counted.
 * Submissions that come together begin alike, and so lie together in the indexes: a commit writes few pages.
 * @param at when the submission came, in milliseconds since 1970
 */
export function newReference(at: number): string {
	const time = Math.floor(at / step);
	const characters = [time >> 10, time >> 5, time, ...randomBytes(9)].map(characterOf).join('');
	return `AEG-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}

const characterOf = (number: number) => alphabet.charAt(number & 31);

/** The moment with which the keys of our forms begin. */
const moment = /^[0-9a-f]{12}/;

/**
 * What marks two submissions as the same one: their kind, the key the form gave them, and every word.
 * A key that comes again with other words is another submission: nothing typed is ever taken for a repeat of something else.
 * The digest begins with the key's moment, so that those that come together lie together, as references do.
 * @param fields as JSON, in one line
 */
export function submissionDigest(kind: SubmissionKind, key: string, fields: string): string {
	const [time = ''] = moment.exec(key) ?? [];
	return time + hash('sha256', `${kind}\n${key}\n${fields}`, 'base64url');
}
