import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { watchSqliteFile } from './file-watch.ts';
import { kyselySqlite } from './kysely-sqlite.ts';

/** A locked file holds the whole process up for so many milliseconds; then `retryWhileBusy` waits without holding it up. */
const busyTimeout = 25;

/**
 * Opens the file for Kysely's SQLite dialect, in write-ahead mode: each commit is on disk before it returns, and what
 * is deleted is overwritten. Nothing is committed to a file that is no longer the one at its path.
 * @param onFailure told of every failure of a statement
 */
export function openSqliteFile(path: string, onFailure?: (problem: unknown) => void): SqliteDatabase {
	const database = new DatabaseSync(path, { timeout: busyTimeout });
	try {
		database.exec(`
			pragma journal_mode = wal;
			pragma synchronous = full;
			pragma secure_delete = on;
			pragma temp_store = memory;
			select count(*) from sqlite_schema`);
		return kyselySqlite(database, { beforeCommit: watchSqliteFile(path), ...(onFailure && { onFailure }) });
	} catch (problem) {
		database.close();
		throw problem;
	}
}
