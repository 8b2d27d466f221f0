import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Desk, DeskError } from './desk.ts';

/** Writes a whole copy of the SQLite store to a new file while the office works on; says so once it is on disk. */
export async function backup({ store, words: [file = ''], say }: Desk): Promise<void> {
	if (store.shared) throw new DeskError('Copy a PostgreSQL store with pg_dump.');
	if (file === '') throw new DeskError('Name the file to write.');
	if (existsSync(file)) throw new DeskError('This file is there already; name a new one.');
	await sql`vacuum into ${file}`.execute(store.db);
	const copy = await open(file, 'r+');
	await copy.sync();
	await copy.close();
	say(`The store was copied to ${file}.`);
}
