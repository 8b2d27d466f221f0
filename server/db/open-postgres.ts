import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { LetterStore } from '../outbox/letter-store.ts';
import { storeBatch } from '../outbox/store-batch.ts';
import { insertTogether } from './insert-rows.ts';
import { steadyPool } from './steady-pool.ts';
import type { Clock, Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * How long we wait for a connection and for an answer, in milliseconds. The server gives a statement up before we do,
 * so that none of its processes goes on waiting for us, and ends a transaction whose office is gone without a word.
 */
const patience = {
	connectionTimeoutMillis: 2000,
	statement_timeout: 2000,
	query_timeout: 2500,
	idle_in_transaction_session_timeout: 10_000,
};

/** The same for work that may take long, over a connection that is not kept. */
const unhurriedly = { max: 1, idleTimeoutMillis: 1000, statement_timeout: 600_000, query_timeout: 610_000 };

const bigint = 20;
const types: pg.PoolConfig['types'] = {
	getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)),
};

/** Failures that pass by themselves: another transaction was in the way. */
const passing = ['40001', '40P01', '55P03'];

/**
 * Opens the PostgreSQL store that several replicas may share. `DATABASE_URL` names it.
 * @param clock for tests; otherwise the database's own clock is everybody's
 */
export function openPostgres(url: string, clock?: Clock): LetterStore {
	const open = (options: pg.PoolConfig) => {
		const pool = new pg.Pool({ connectionString: url, keepAlive: true, types, ...options });
		pool.on('error', () => {});
		return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: steadyPool(pool) }) });
	};
	const db = open({ max: 8, ...patience });
	const unhurried = open({ ...patience, ...unhurriedly });
	const own = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
	const rowsOf: Store['rowsOf'] = (json) => sql`json_array_elements(${json})`;
	const store: Store = {
		db,
		unhurried,
		now: () => (clock ? sql<number>`cast(${clock()} as bigint)` : own),
		rowsOf,
		shared: true,
		isBusy: (problem) => problem instanceof pg.DatabaseError && passing.includes(problem.code ?? ''),
		async close() {
			await Promise.all([db.destroy(), unhurried.destroy()]);
		},
	};
	const fillable = { ...store, insert: insertTogether(rowsOf) };
	return { ...store, takeIn: (arrived, rules) => storeBatch(fillable, arrived, rules), batches: 1 };
}
