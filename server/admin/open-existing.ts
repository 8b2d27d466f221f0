import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { openStore } from '../db/open.ts';
import { sqlitePath } from '../db/open-sqlite.ts';
import type { Store } from '../db/store.ts';
import { AdminError } from './admin.ts';

/**
 * Opens the store that the server has made. A command makes none: where a store was taken away, an empty one would be in
 * the way of its return, and would look as if there were no submissions.
 * @throws AdminError when there is no store
 */
export function openExisting(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Store {
	if (!config.DATABASE_URL && !existsSync(sqlitePath(config.DATA_DIR)))
		throw new AdminError(
			`DATA_DIR: ${config.DATA_DIR} holds no submissions.sqlite. A new server makes it when it starts; where there was one, put it back.`,
		);
	return openStore(config);
}
