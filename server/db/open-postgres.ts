import { Kysely, type LogConfig, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { discardBrokenConnections } from './discard-broken-connections.ts';
import type { Clock, Store } from './store.ts';
import { StoreAway } from './store-health.ts';
import type { Tables } from './tables.ts';

/**
 * How long we wait for a connection and for an answer, in milliseconds. The server gives a statement up before we do,
 * so that none of its processes goes on waiting for us, and ends a transaction whose server is gone without a word.
 */
const timeouts = {
	connectionTimeoutMillis: 2000,
	statement_timeout: 2000,
	query_timeout: 2500,
	idle_in_transaction_session_timeout: 10_000,
};

/** The same for work that may take long, over a connection that is not kept. */
const longTimeouts = { max: 1, idleTimeoutMillis: 1000, statement_timeout: 600_000, query_timeout: 610_000 };

/** Connections of one server, and how many of them submissions may take; the rest is for emails and limits. */
const connections = 8;
const writers = 4;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Failures that pass by themselves: another transaction was in the way. */
const passing = ['40001', '40P01', '55P03'];

/**
 * Opens the PostgreSQL store that several replicas may share. `DATABASE_URL` names it.
 * @param clock for tests; otherwise the database's own clock is everybody's
 */
export function openPostgres(url: string, clock?: Clock, log: LogConfig = []): Store {
	const open = (options: pg.PoolConfig) => {
		const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...options });
		pool.on('error', () => {});
		return new Kysely<Tables>({
			dialect: new PostgresDialect({ pool: discardBrokenConnections(pool) }),
			log,
		});
	};
	const db = open({ max: connections, ...timeouts });
	const unhurriedDb = open({ ...timeouts, ...longTimeouts });
	const own = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
	return {
		db,
		unhurriedDb,
		now: () => (clock ? sql<number>`cast(${clock()} as bigint)` : own),
		rowsOf: (json) => sql`json_array_elements(${json})`,
		shared: true,
		writers,
		isBusy: (problem) => problem instanceof pg.DatabaseError && passing.includes(problem.code ?? ''),
		async inspect() {
			const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
			if (rows[0]?.server_encoding !== 'UTF8')
				throw new StoreAway(
					`the database is in ${rows[0]?.server_encoding}, which cannot hold every name: it must be in UTF8`,
				);
			return 0;
		},
		// PostgreSQL looks after its own files.
		checkWhole: async () => {},
		async discardErased() {
			await sql`vacuum submissions, emails, idempotency_keys, rate_counters`.execute(unhurriedDb);
		},
		async close() {
			await Promise.all([db.destroy(), unhurriedDb.destroy()]);
		},
	};
}
