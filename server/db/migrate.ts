import { type Kysely, sql, type Transaction } from 'kysely';
import { makeLetters } from './migrations/0001-letters.ts';
import { makeGate } from './migrations/0002-gate.ts';
import { dropIndexes } from './migrations/0003-fewer-indexes.ts';
import { countDeferrals } from './migrations/0004-deferrals.ts';
import { noteErased } from './migrations/0005-erased.ts';
import { patiently } from './patiently.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

type Step = (db: Kysely<unknown>) => Promise<void>;

/** Every step in order. A step is never changed once published; a new one is added. */
const steps: Readonly<Record<string, Step>> = {
	'0001-letters': makeLetters,
	'0002-gate': makeGate,
	'0003-fewer-indexes': dropIndexes,
	'0004-deferrals': countDeferrals,
	'0005-erased': noteErased,
};

/** The advisory lock of PostgreSQL under which one replica at a time migrates. SQLite's write lock does the same. */
const lock = 7_214_003;

/** How long to wait for another process that is at it, in milliseconds. */
const longest = 600_000;

/**
 * Brings the tables up to date, all steps in one transaction: after a crash either all or none are done.
 * Safe when several processes start at once on one store.
 */
export async function migrate(store: Store): Promise<void> {
	const work = () =>
		store.unhurried.transaction().execute(async (trx) => {
			if (store.shared) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
			await sql`create table if not exists migrations (name text primary key, applied_at bigint)`.execute(
				trx,
			);
			const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
			const done = new Set(rows.map((row) => row.name));
			for (const [name, step] of Object.entries(steps))
				if (!done.has(name)) await take(name, step, trx, store);
		});
	await patiently(store, work, longest);
}

async function take(name: string, step: Step, trx: Transaction<Tables>, store: Store): Promise<void> {
	await step(trx as unknown as Kysely<unknown>);
	await sql`insert into migrations (name, applied_at) values (${name}, ${store.now()})`.execute(trx);
}
