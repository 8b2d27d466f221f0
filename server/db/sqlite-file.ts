import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Kept small: whoever finds the file locked is told so quickly and decides how long to be patient. */
const busyMilliseconds = 25;
const keptStatements = 200;

/** Letters touch the same pages of the indexes again and again; the more of them meet in the log, the fewer are copied. */
const cachedKibibytes = 32_768;
const pagesBeforeCheckpoint = 2000;

type SqliteFile = SqliteDatabase & { readonly isInTransaction: () => boolean };

type Values = readonly SQLInputValue[];

/** Opens the file in write-ahead mode with every commit on disk, as Kysely speaks to it; statements are kept. */
export function openFile(path: string): SqliteFile {
	const database = new DatabaseSync(path, { timeout: 5000 });
	database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
	database.exec(`
		pragma temp_store = memory;
		pragma busy_timeout = ${busyMilliseconds};
		pragma cache_size = -${cachedKibibytes};
		pragma wal_autocheckpoint = ${pagesBeforeCheckpoint}`);
	const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>();

	return {
		prepare(sql) {
			const known = kept.get(sql);
			if (known) return known;
			if (kept.size >= keptStatements) kept.clear();
			const statement = database.prepare(sql);
			const fresh = {
				reader: statement.columns().length > 0,
				all: (values: readonly unknown[]) => statement.all(...(values as Values)),
				run: (values: readonly unknown[]) => statement.run(...(values as Values)),
				iterate: (values: readonly unknown[]) => statement.iterate(...(values as Values)),
			};
			kept.set(sql, fresh);
			return fresh;
		},
		isInTransaction: () => database.isTransaction,
		close: () => database.close(),
	};
}
