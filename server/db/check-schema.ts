import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { kyselySqlite } from './kysely-sqlite.ts';
import { runSteps } from './migrate.ts';
import type { Store } from './store.ts';
import { StoreAway } from './store-health.ts';

async function columnsOf(db: Pick<Kysely<unknown>, 'introspection'>): Promise<Set<string>> {
	const tables = await db.introspection.getTables();
	return new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
}

/** Looks whether the store has every column that the migrations make; they are made in memory to compare. @throws StoreAway */
export async function checkSchema(store: Store): Promise<void> {
	const made = new Kysely<unknown>({
		dialect: new SqliteDialect({ database: kyselySqlite(new DatabaseSync(':memory:')) }),
	});
	await runSteps(made);
	const wanted = await columnsOf(made);
	await made.destroy();
	const [missing] = wanted.difference(await columnsOf(store.db));
	if (missing !== undefined) throw new StoreAway(`the store lacks ${missing}`);
}
