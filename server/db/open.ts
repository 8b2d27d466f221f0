import type { Config } from '../config.ts';
import type { LetterStore } from '../outbox/letter-store.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Clock } from './store.ts';

/**
 * Opens the store that the configuration names: PostgreSQL by DATABASE_URL, else SQLite in DATA_DIR.
 * @param clock for tests; otherwise the store's own clock is used
 */
export function openStore(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>, clock?: Clock): LetterStore {
	return config.DATABASE_URL ? openPostgres(config.DATABASE_URL, clock) : openSqlite(config.DATA_DIR, clock);
}
