import type { Config } from '../config.ts';
import type { Clock, Store } from '../db/store.ts';

/** What a verb of the desk is handed: the words after it, and a way to speak. */
export type Desk = {
	readonly store: Store;
	readonly config: Config;
	readonly clock: Clock;
	readonly words: readonly string[];
	readonly say: (line: string) => void;
	/** Writes to the output as it is, and waits while nobody reads. */
	readonly write: (text: string) => Promise<void>;
};

/** Something the staff member can put right; shown without a trace. */
export class DeskError extends Error {}
