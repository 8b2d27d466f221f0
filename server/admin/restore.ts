import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { inspectSqliteFile } from '../db/inspect-sqlite-file.ts';
import { refuseNewer } from '../db/migrate.ts';
import { sqlitePath } from '../db/open-sqlite.ts';
import { lockForRestoring, ownAs } from '../db/server-lock.ts';
import { reasonOf, StoreAway } from '../db/store-health.ts';
import { AdminError, type AdminWithoutStore } from './admin.ts';

/** Puts a backup in the place of the SQLite store, once it is known to be whole. The store that was there is kept beside it. */
export async function restore({ config, clock, words: [file = ''], say }: AdminWithoutStore): Promise<void> {
	if (config.DATABASE_URL !== '') throw new AdminError('Restore a PostgreSQL store with pg_restore.');
	if (!existsSync(file)) throw new AdminError('Name the backup to restore.');
	const folder = config.DATA_DIR;
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	using _lock = lockOrRefuse(folder);
	const path = sqlitePath(folder);
	const copy = `${path}.restoring`;
	try {
		copyFileSync(file, copy);
		inspectBackup(copy, existsSync(`${file}-wal`));
		chmodSync(copy, 0o600);
		ownAs(copy, folder);
		await toDisk(copy);
		const kept = putAside(path, clock());
		renameSync(copy, path);
		await toDisk(folder);
		say(`${file} is in place. Start the server.`);
		if (kept) say(`The store that was there is ${kept}; delete it when nothing of it is needed.`);
	} finally {
		rmSync(copy, { force: true });
	}
}

function lockOrRefuse(folder: string): Disposable {
	try {
		return lockForRestoring(folder);
	} catch (problem) {
		throw new AdminError(
			reasonOf(problem) === 'another process holds the store'
				? 'A server works on this store. Stop it first.'
				: `The folder of the store cannot be locked: ${reasonOf(problem)}.`,
		);
	}
}

/** @throws AdminError unless the file is a whole store that this program can read */
function inspectBackup(copy: string, hasLog: boolean): void {
	if (hasLog)
		throw new AdminError(
			'A write-ahead log lies beside this file, so it is no whole copy: make one with backup.',
		);
	try {
		inspectSqliteFile(copy, 'integrity_check');
		using database = new DatabaseSync(copy, { readOnly: true });
		const known = database.prepare("select name from sqlite_schema where name = 'migrations'").get();
		if (!known) throw new StoreAway('there is no store in it');
		const rows = database.prepare('select name from migrations').all();
		refuseNewer(rows.map(({ name }) => String(name)));
	} catch (problem) {
		throw new AdminError(
			`This is no backup that can be restored: ${reasonOf(problem)}. Nothing was changed.`,
		);
	}
}

/** Gives the store that is there another name, and its write-ahead log the name that belongs to it. */
function putAside(path: string, now: number): string | undefined {
	const kept = `${path}.replaced-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
	const there = existsSync(path);
	// A second name, so that there is a store at every moment.
	if (there) linkSync(path, kept);
	if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${kept}-wal`);
	rmSync(`${path}-shm`, { force: true });
	return there ? kept : undefined;
}

async function toDisk(path: string): Promise<void> {
	await using handle = await open(path, 'r');
	await handle.sync();
}
