import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LetterStore } from '../outbox/letter-store.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { sqliteStore } from './sqlite-store.ts';
import type { Clock } from './store.ts';

/** Opens (and makes, when absent) the SQLite store in a folder. Its thread takes letters in by itself. */
export function openSqlite(folder: string, clock: Clock = Date.now): LetterStore {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const driver = new SqliteDriver(join(folder, 'letters.sqlite'));
	return {
		...sqliteStore(driver, clock),
		batches: 4,
		takeIn: (arrived, rules) => driver.takeIn(arrived, rules, clock()),
	};
}
