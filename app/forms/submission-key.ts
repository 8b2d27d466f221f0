import type { Tried } from './draft.ts';

/**
 * The key of a submission. The same words keep their key over every retry, so they arrive once (FORM-5);
 * changed words are another submission and get another key.
 */
export function submissionKey(submission: string, tried: Tried | undefined): string {
	return tried?.submission === submission ? tried.key : newKey();
}

/**
 * The moment in milliseconds, then 80 random bits: the server keeps those together that come together (decision 0018).
 * Not `crypto.randomUUID`: that is missing where a site is shown over plain http.
 */
function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(10));
	const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
	return Date.now().toString(16).padStart(12, '0') + random.join('');
}
