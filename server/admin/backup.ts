import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { backupDays } from '#contract/retention.ts';
import { type Admin, AdminError } from './admin.ts';
import { dayAfter } from './indian-time.ts';

/** Writes a whole copy of the SQLite store to a new file while the server works on; says so once it is on disk. */
export async function backup({ store, clock, words: [file = ''], say }: Admin): Promise<void> {
	if (store.shared) throw new AdminError('Copy a PostgreSQL store with pg_dump.');
	if (file === '') throw new AdminError('Name the file to write.');
	if (!existsSync(dirname(file)))
		throw new AdminError('The folder of this file is not there; make it first.');
	if (existsSync(file)) throw new AdminError('This file is there already; name a new one.');
	try {
		await sql`vacuum into ${file}`.execute(store.db);
		await using copy = await open(file, 'r+');
		await copy.sync();
	} catch (problem) {
		await rm(file, { force: true });
		throw problem;
	}
	say(
		`The store was copied to ${file}. Delete it by ${dayAfter(clock(), backupDays)}, as the privacy page promises.`,
	);
}
