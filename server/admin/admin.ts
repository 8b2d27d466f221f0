import type { Config } from '../config.ts';
import type { Clock, Store } from '../db/store.ts';

/** What a command of the admin is handed: the words after it, and a way to speak. */
export type Admin = {
	readonly store: Store;
	readonly config: Config;
	readonly clock: Clock;
	readonly words: readonly string[];
	readonly say: (line: string) => void;
	/** Writes to the output as it is, and waits while nobody reads. */
	readonly write: (text: string) => Promise<void>;
};

/** What a command is handed that must work where there is no store yet. */
export type AdminWithoutStore = Pick<Admin, 'config' | 'clock' | 'words' | 'say'> & {
	readonly environment: Readonly<Record<string, string | undefined>>;
};

/** Something the staff member can put right; shown without a trace. */
export class AdminError extends Error {}
