import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { sql } from 'kysely';
import { openStore } from './open.ts';
import { openSqliteFile } from './open-sqlite.ts';

it('[FORM-9] every commit is on disk before it is answered, and what is erased is overwritten', () => {
	const file = openSqliteFile(join(mkdtempSync(join(tmpdir(), 'store-')), 'submissions.sqlite'));
	const pragma = (name: string) => Object.values(file.prepare(`pragma ${name}`).all([])[0] as object)[0];
	assert.equal(pragma('journal_mode'), 'wal');
	assert.equal(pragma('synchronous'), 2);
	assert.equal(pragma('secure_delete'), 1);
	file.close();
});

it('tells the first cause of a failure when SQLite has rolled back by itself, as on a full disk', async () => {
	const store = openStore({ DATA_DIR: mkdtempSync(join(tmpdir(), 'store-')), DATABASE_URL: '' });
	await sql`create table words (word text)`.execute(store.db);
	await sql`pragma max_page_count = 3`.execute(store.db);
	const filling = store.db.transaction().execute(async (trx) => {
		for (let n = 0; n < 10; n++) await sql`insert into words values (${'word'.repeat(1000)})`.execute(trx);
	});
	await assert.rejects(filling, /database or disk is full/);
	await store.close();
});
