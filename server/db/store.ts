import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The database, SQLite or PostgreSQL: the same tables and the same queries for both. Inside a transaction use only its `trx`. */
export type Store = {
	readonly db: Kysely<Tables>;
	/** The same without a timeout for statements: for migrations, and for erasing many submissions. */
	readonly unhurriedDb: Kysely<Tables>;
	/**
	 * The database's own clock in milliseconds, one for all who share it: waits, leases and limits go by it. A submission
	 * carries the time of the server that it reached.
	 */
	readonly now: () => RawBuilder<number>;
	/** The rows of a JSON array given as text; each is read with `value->>'name'`. */
	readonly rowsOf: (json: string) => RawBuilder<unknown>;
	/** Whether several servers may share it and must step over each other's locked rows. */
	readonly shared: boolean;
	/** How many submissions may be written at the same time. */
	readonly writers: number;
	/** Whether a failure only says that somebody else holds a lock just now. */
	readonly isBusy: (problem: unknown) => boolean;
	/**
	 * Looks whether what is there can be used, before it is opened.
	 * @param mayBeNew whether it may be made when it is not there
	 * @returns how many transactions are lost, because they stand behind a damaged one in the store's log
	 * @throws StoreAway with the reason when it cannot be used
	 */
	readonly inspect: (mayBeNew: boolean) => Promise<number>;
	/** Looks whether the store's files are whole, while they are in use. @throws StoreAway when they are damaged */
	readonly checkWhole: () => Promise<void>;
	/** Overwrites what erased rows have left behind in the store's files. */
	readonly discardErased: () => Promise<void>;
	readonly close: () => Promise<void>;
};

/** Milliseconds since 1970, UTC. */
export type Clock = () => number;
