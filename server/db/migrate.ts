import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql, type Transaction } from 'kysely';
import { kyselySqlite } from './kysely-sqlite.ts';
import { createFirstSchema } from './migrations/0001-first-schema.ts';
import { createBelievedClock } from './migrations/0002-believed-clock.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Store } from './store.ts';
import { StoreAway } from './store-health.ts';
import type { Tables } from './tables.ts';

type Step = (db: Kysely<unknown>) => Promise<void>;

/** Every step in order. A step is never changed once it is in production; a new one is added. */
const steps: Readonly<Record<string, Step>> = {
	'0001-first-schema': createFirstSchema,
	'0002-believed-clock': createBelievedClock,
};

/** The advisory lock of PostgreSQL under which one replica at a time migrates. SQLite's write lock does the same. */
const lock = 7_214_003;

/** How long to wait for another process that is at it, in milliseconds. */
const timeout = 600_000;

/** @throws StoreAway when one of these steps is unknown: a newer program has made it */
export function refuseNewer(names: Iterable<string>): void {
	for (const name of names)
		if (!(name in steps))
			throw new StoreAway(`the store was written by a newer program, which made the step ${name}`);
}

/**
 * Brings the tables up to date, all steps in one transaction: after a crash either all or none are done.
 * Safe when several processes start at once on one store.
 * @param mayBeNew whether an empty store is filled with tables, or refused
 * @returns whether the store was empty
 * @throws StoreAway when a newer program has written the store, or when it is empty and may not be
 */
export async function migrate(store: Store, mayBeNew = true): Promise<boolean> {
	const work = () =>
		store.unhurriedDb.transaction().execute(async (trx) => {
			if (store.shared) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
			await sql`create table if not exists migrations (name text primary key, applied_at bigint)`.execute(
				trx,
			);
			const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
			const done = new Set(rows.map((row) => row.name));
			refuseNewer(done);
			if (done.size === 0 && !mayBeNew) throw new StoreAway('the store is empty');
			for (const [name, step] of Object.entries(steps))
				if (!done.has(name)) await apply(name, step, trx, store);
			return done.size === 0;
		});
	return retryWhileBusy(store, work, timeout);
}

async function apply(name: string, step: Step, trx: Transaction<Tables>, store: Store): Promise<void> {
	await step(trx as unknown as Kysely<unknown>);
	await sql`insert into migrations (name, applied_at) values (${name}, ${store.now()})`.execute(trx);
}

async function columnsOf(db: Pick<Kysely<unknown>, 'introspection'>): Promise<Set<string>> {
	const tables = await db.introspection.getTables();
	return new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
}

/** Looks whether the store has every column that the migrations make; they are made in memory to compare. @throws StoreAway */
export async function checkSchema(store: Store): Promise<void> {
	const made = new Kysely<unknown>({
		dialect: new SqliteDialect({ database: kyselySqlite(new DatabaseSync(':memory:')) }),
	});
	for (const step of Object.values(steps)) await step(made);
	const wanted = await columnsOf(made);
	await made.destroy();
	const [missing] = wanted.difference(await columnsOf(store.db));
	if (missing !== undefined) throw new StoreAway(`the store lacks ${missing}`);
}
