import assert from 'node:assert/strict';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/db/open.ts';
import { skipWithoutTools, startToolsPostgres } from '../office/debian-postgres.ts';
import { copiesOf, openMailServer, undelivered } from '../office/mail-server.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { deskSays } from './desk-says.ts';
import { startSenders } from './senders.ts';
import { until } from './until.ts';

type Environment = Readonly<Record<string, string>>;

async function referencesIn(environment: Environment): Promise<Set<string>> {
	const store = openStore(readConfig(environment));
	const rows = await store.db.selectFrom('letters').select('reference').execute();
	await store.close();
	return new Set(rows.map(({ reference }) => reference));
}

/** Makes a copy under load, loses the original, and opens an office on the copy. */
async function loseAndRestore(
	test: TestContext,
	original: Environment,
	restored: Environment,
	copy: () => Promise<unknown>,
): Promise<void> {
	const closed = await openMailServer();
	await closed.close();
	const mailed = { SMTP_URL: closed.url, MAIL_TO: 'office@aeg.example' };
	await using office = await startOffice({ ...original, ...mailed });
	await using senders = startSenders(4, office, 20);
	await pause(1000);
	const before = new Set(senders.acknowledged);
	await copy();
	await pause(300);
	await senders.stop();
	await office.end('SIGKILL');

	const kept = await referencesIn(restored);
	await using mail = await openMailServer({ port: closed.port });
	await using again = await startOffice({ ...restored, ...mailed });
	await until('every letter of the copy is delivered', () => undelivered(kept, mail.mails).length === 0, 100);
	await again.end('SIGTERM');
	test.diagnostic(
		`acknowledged before the copy ${before.size}, in the copy ${kept.size}, delivered from it ${copiesOf(mail.mails).size}`,
	);
	assert.deepEqual([...before.difference(kept)], []);
	assert.equal(copiesOf(mail.mails).size, kept.size);
}

it('row 23: a copy made under load opens elsewhere, whole, and its post goes on', async (test) => {
	const original = { DATA_DIR: temporaryFolder() };
	const restored = { DATA_DIR: join(temporaryFolder(), 'restored') };
	mkdirSync(restored.DATA_DIR);
	const file = join(restored.DATA_DIR, 'letters.sqlite');
	await loseAndRestore(test, original, restored, () => deskSays(original, 'backup', file));
	const store = new DatabaseSync(file);
	assert.equal(statSync(file).mode & 0o777, 0o600, 'nobody else may read the copy');
	assert.equal(store.prepare('pragma integrity_check').get()?.integrity_check, 'ok');
	store.close();
});

it('row 23: so does a copy of a PostgreSQL store by pg_dump', { skip: skipWithoutTools }, async (test) => {
	await using postgres = await startToolsPostgres();
	const DATA_DIR = temporaryFolder();
	const file = join(DATA_DIR, 'letters.dump');
	await postgres.tool('createdb', '--maintenance-db', postgres.url('postgres'), 'first');
	const original = { DATA_DIR, DATABASE_URL: postgres.url('first') };
	const restored = { DATA_DIR, DATABASE_URL: postgres.url('second') };
	await loseAndRestore(test, original, restored, async () => {
		await postgres.tool('pg_dump', '--format=custom', `--file=${file}`, original.DATABASE_URL);
		await postgres.tool('createdb', '--maintenance-db', postgres.url('postgres'), 'second');
		await postgres.tool('pg_restore', `--dbname=${restored.DATABASE_URL}`, file);
	});
});
