import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreAway, sqliteCode } from './store-health.ts';

/** SQLite will not undo a transaction that a crash cut off while it only reads. */
const mustRollBack = 776;

/** Where a SQLite file says whether it is written by way of a write-ahead log, and the byte that says so. */
const [versionAt, withLog] = [18, 2];

/** The bytes of a file; 0 where there is none. */
export const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Looks whether the write-ahead log beside a SQLite file is its own: SQLite would write the log of a replaced store into
 * the one that took its place. Only before this process opens the file: closing it here would take SQLite's locks away.
 * @throws StoreAway when it is another's
 */
export function refuseForeignLog(path: string): void {
	if (sizeOf(`${path}-wal`) === 0) return;
	if (sizeOf(path) === 0) throw new StoreAway('the store is empty and its write-ahead log is not');
	if (headOf(path)[versionAt] !== withLog)
		throw new StoreAway('the write-ahead log of another store lies beside the store');
}

/**
 * Looks whether a SQLite file is whole, without changing it. One that is empty is.
 * @param check how thoroughly; the quick one takes a third of a second for 200 MB
 * @throws StoreAway when it is damaged
 */
export function inspectSqliteFile(path: string, check: 'quick_check' | 'integrity_check'): void {
	if (sizeOf(path) === 0) return;
	const found = read(path, check);
	if (found !== 'ok') throw new StoreAway('the store is damaged', { cause: new Error(found) });
}

/** The head of a SQLite file, with no lock taken. */
export function headOf(path: string): Buffer {
	const head = Buffer.alloc(100);
	const file = openSync(path, 'r');
	readSync(file, head);
	closeSync(file);
	return head;
}

/** What SQLite finds. Only reading, so that closing the file does not write the log into it. */
function read(path: string, check: string, readOnly = true): string {
	using database = new DatabaseSync(path, { readOnly });
	try {
		return String(Object.values(database.prepare(`pragma ${check}(1)`).get() ?? {})[0]);
	} catch (problem) {
		if (readOnly && sqliteCode(problem) === mustRollBack) return read(path, check, false);
		throw problem;
	}
}
