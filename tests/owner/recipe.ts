import type { Copy } from '../copy-repository.ts';

/** A recipe of docs/owner.md as an edit of a copy, and what the built site says afterwards. */
export type Recipe = {
	readonly name: string;
	readonly edit: (copy: Copy) => Promise<void> | void;
	/** Words that stand in the HTML of an address after the edit, or in its text. */
	readonly says: readonly (readonly [path: string, words: string])[];
	/** Words that stand nowhere on the site any more. */
	readonly gone?: readonly string[];
};
