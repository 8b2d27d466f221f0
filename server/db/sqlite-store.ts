import { type Driver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { SqliteError } from './sqlite-driver.ts';
import type { Clock, Store } from './store.ts';
import type { Tables } from './tables.ts';

const busyCodes = [5, 6];

/** The store in SQLite's own words, whichever driver brings them to the file. */
export function sqliteStore(driver: Driver, clock: Clock): Store {
	const db = new Kysely<Tables>({
		dialect: {
			createAdapter: () => new SqliteAdapter(),
			createDriver: () => driver,
			createIntrospector: (kysely) => new SqliteIntrospector(kysely),
			createQueryCompiler: () => new SqliteQueryCompiler(),
		},
	});
	return {
		db,
		unhurried: db,
		now: () => sql<number>`cast(${clock()} as bigint)`,
		rowsOf: (json) => sql`json_each(${json})`,
		shared: false,
		isBusy: (problem) => problem instanceof SqliteError && busyCodes.includes(problem.code & 0xff),
		close: () => db.destroy(),
	};
}
