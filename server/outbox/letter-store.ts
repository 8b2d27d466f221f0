import type { Store } from '../db/store.ts';
import type { TakeIn } from './submission.ts';

/** A store that takes letters in. */
export type LetterStore = Store & {
	readonly takeIn: TakeIn;
	/** How many batches it wants to be handed at once. */
	readonly batches: number;
};
