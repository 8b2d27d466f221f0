import { newReference, submissionDigest } from './reference.ts';
import type { Arrived } from './submission.ts';

/** One submission, ready for the tables. */
export type Entry = {
	readonly digest: string;
	readonly reference: string;
	readonly kind: string;
	readonly fields: string;
	readonly email: string;
	readonly suspected: 0 | 1;
	/** When it arrived, in milliseconds since 1970. */
	readonly at: number;
	/** Where it came from; counted, never stored with the letter. */
	readonly network: string;
};

/** Makes a submission ready for the tables. */
export function entryOf({ kind, letter, key, suspected, at, network }: Arrived): Entry {
	const fields = JSON.stringify(letter);
	return {
		digest: submissionDigest(kind, key, fields),
		reference: newReference(at),
		kind,
		fields,
		email: letter.email.toLowerCase(),
		suspected: suspected ? 1 : 0,
		at,
		network,
	};
}
