import { hash, randomFillSync } from 'node:crypto';
import type { LetterKind } from '#contract/letters.ts';

/** Crockford's alphabet: no letter that can be taken for another when read over the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const pool = Buffer.alloc(12 * 256);
let used = pool.length;

/** A new reference such as `AEG-7K3M-9QXZ-4TBN`: 60 random bits, so it cannot be guessed or counted. */
export function newReference(): string {
	if (used === pool.length) {
		randomFillSync(pool);
		used = 0;
	}
	let reference = 'AEG';
	for (let index = 0; index < 12; index++)
		reference += (index % 4 === 0 ? '-' : '') + alphabet.charAt((pool[used++] ?? 0) & 31);
	return reference;
}

/**
 * What marks two submissions as the same one: their kind, the key the form gave them, and every word.
 * A key that comes again with other words is another letter: nothing typed is ever taken for a repeat of something else.
 */
export function submissionDigest(kind: LetterKind, key: string, fields: string): string {
	return hash('sha256', JSON.stringify([kind, key, fields]), 'base64url');
}
