import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { SqliteDriver, SqliteError } from './sqlite-driver.ts';
import type { Clock, Store } from './store.ts';
import type { Tables } from './tables.ts';

const busyCodes = [5, 6];

/** Opens (and makes, when absent) the SQLite store in a folder, in write-ahead mode with every commit on disk. */
export function openSqlite(folder: string, clock: Clock = Date.now): Store {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const db = new Kysely<Tables>({
		dialect: {
			createAdapter: () => new SqliteAdapter(),
			createDriver: () => new SqliteDriver(join(folder, 'letters.sqlite')),
			createIntrospector: (kysely) => new SqliteIntrospector(kysely),
			createQueryCompiler: () => new SqliteQueryCompiler(),
		},
	});
	return {
		db,
		now: () => sql<number>`cast(${clock()} as bigint)`,
		rowsOf: (json) => sql`json_each(${json})`,
		shared: false,
		isBusy: (problem) => problem instanceof SqliteError && busyCodes.includes(problem.code & 0xff),
		close: () => db.destroy(),
	};
}
