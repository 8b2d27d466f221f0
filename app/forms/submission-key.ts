import type { Draft } from './draft.ts';

/**
 * The key of a submission. The same words keep their key over every retry, so they arrive once (FORM-5);
 * changed words are another letter and get another key.
 */
export function submissionKey(letter: string, tried: Draft['tried']): string {
	return tried?.letter === letter ? tried.key : newKey();
}

/** Not `crypto.randomUUID`: that is missing where a site is shown over plain http. */
function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
