import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type LogConfig, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import { watchSqliteFile } from './file-watch.ts';
import { inspectSqliteFile, refuseForeignLog } from './inspect-sqlite-file.ts';
import { kyselySqlite } from './kysely-sqlite.ts';
import { retry } from './retry-while-busy.ts';
import type { Clock, Store } from './store.ts';
import { StoreAway, sqliteCode } from './store-health.ts';
import type { Tables } from './tables.ts';
import { unreadTransactions } from './unread-log.ts';

/** SQLITE_BUSY and SQLITE_LOCKED, in the lowest byte of SQLite's extended result codes. */
const busyCodes = [5, 6];

/** A locked file holds the whole process up for so many milliseconds; then `retryWhileBusy` waits without holding it up. */
const busyTimeout = 25;

/** For how long readers are waited for before what was erased is discarded, in milliseconds. */
const discardTimeout = 5000;

/** Where the SQLite store of a DATA_DIR lies. */
export const sqlitePath = (folder: string) => join(folder, 'submissions.sqlite');

/**
 * The SQLite store in a folder; it is opened, and made when absent, with the first query. Its one connection runs one
 * transaction at a time.
 */
export function openSqlite(folder: string, clock: Clock = Date.now, log: LogConfig = []): Store {
	const path = sqlitePath(folder);
	const makeFolder = () => mkdirSync(folder, { recursive: true, mode: 0o700 });
	const database = async () => {
		makeFolder();
		return openSqliteFile(path);
	};
	const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }), log });
	return {
		db,
		unhurriedDb: db,
		now: () => sql<number>`cast(${clock()} as bigint)`,
		rowsOf: (json) => sql`json_each(${json})`,
		shared: false,
		writers: 1,
		isBusy: (problem) => busyCodes.includes(sqliteCode(problem) & 0xff),
		async inspect(mayBeNew) {
			if (mayBeNew) makeFolder();
			else if (!existsSync(path)) throw new StoreAway('the store is gone');
			else if (statSync(path).size === 0) throw new StoreAway('the store is empty');
			refuseForeignLog(path);
			const unread = unreadTransactions(path);
			inspectSqliteFile(path, 'quick_check');
			return unread;
		},
		checkWhole: async () => inspectSqliteFile(path, 'quick_check'),
		discardErased: () => retry(() => truncateLog(db), isReader, discardTimeout),
		close: () => db.destroy(),
	};
}

class LogInUse extends Error {}
const isReader = (problem: unknown) => problem instanceof LogInUse;

/** Writes the log into the file, where what was erased is overwritten, and empties it. */
async function truncateLog(db: Kysely<Tables>): Promise<void> {
	const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
	if (rows[0]?.busy !== 0) throw new LogInUse('what was erased stays in the write-ahead log: others read it');
}

/**
 * Opens the file for Kysely's SQLite dialect, in write-ahead mode: each commit is on disk before it returns, and what
 * is deleted is overwritten. Nothing is committed to a file that is no longer the one at its path.
 */
export function openSqliteFile(path: string): SqliteDatabase {
	const database = new DatabaseSync(path, { timeout: busyTimeout });
	try {
		database.exec(`
			pragma journal_mode = wal;
			pragma synchronous = full;
			pragma secure_delete = on;
			pragma temp_store = memory;
			select count(*) from sqlite_schema`);
		return kyselySqlite(database, watchSqliteFile(path));
	} catch (problem) {
		database.close();
		throw problem;
	}
}
