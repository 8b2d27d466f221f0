import type { Config } from '../config.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Clock, Store } from './store.ts';

/** Opens the store that the configuration names. */
export function openStore(config: Pick<Config, 'DATA_DIR'>, clock: Clock): Store {
	return openSqlite(config.DATA_DIR, clock);
}
