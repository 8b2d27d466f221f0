import type { LogConfig } from 'kysely';
import type { Config } from '../config.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Clock, Store } from './store.ts';

/**
 * Opens the store that the configuration names: PostgreSQL by DATABASE_URL, else SQLite in DATA_DIR.
 * @param clock for tests; otherwise the store's own clock is used
 * @param log told of every statement, and of what failed
 */
export function openStore(
	config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>,
	clock?: Clock,
	log?: LogConfig,
): Store {
	return config.DATABASE_URL
		? openPostgres(config.DATABASE_URL, clock, log)
		: openSqlite(config.DATA_DIR, clock, log);
}
