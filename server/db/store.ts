import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The kept letters and e-mails, in SQLite or in PostgreSQL: the same tables and the same words for both. */
export type Store = {
	readonly db: Kysely<Tables>;
	/** The same for work that may take as long as it takes: an upgrade of the tables, the erasing of many letters. */
	readonly unhurried: Kysely<Tables>;
	/**
	 * The store's own clock in milliseconds, one for all who share a store: waits, leases and limits go by it. A letter
	 * carries the time of the office that it reached.
	 */
	readonly now: () => RawBuilder<number>;
	/** The rows of a JSON array given as text; each is read with `value->>'name'`. */
	readonly rowsOf: (json: string) => RawBuilder<unknown>;
	/** Whether several may claim at once and must step over each other's rows. */
	readonly shared: boolean;
	/** Whether a failure only says that somebody else holds the store just now. */
	readonly isBusy: (problem: unknown) => boolean;
	readonly close: () => Promise<void>;
};

/** Milliseconds since 1970, UTC. */
export type Clock = () => number;
