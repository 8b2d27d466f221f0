import assert from 'node:assert/strict';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/db/open.ts';
import { skipWithoutTools, startToolsPostgres } from '../server/debian-postgres.ts';
import { copiesOf, openMailServer, undelivered } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { adminOutput } from './admin-output.ts';
import { startSenders } from './senders.ts';
import { until } from './until.ts';

type Environment = Readonly<Record<string, string>>;

async function referencesIn(environment: Environment): Promise<Set<string>> {
	const store = openStore(readConfig(environment));
	const rows = await store.db.selectFrom('submissions').select('reference').execute();
	await store.close();
	return new Set(rows.map(({ reference }) => reference));
}

/** Makes a copy under load, loses the original, and opens a server on the copy. */
async function loseAndRestore(
	test: TestContext,
	original: Environment,
	restored: Environment,
	copy: () => Promise<unknown>,
): Promise<void> {
	const closed = await openMailServer();
	await closed.close();
	const mailed = { SMTP_URL: closed.url, MAIL_TO: 'office@aeg.example' };
	await using server = await startServer({ ...original, ...mailed });
	await using senders = startSenders(4, server, 20);
	await pause(1000);
	const before = new Set(senders.acknowledged);
	await copy();
	await pause(300);
	await senders.stop();
	await server.end('SIGKILL');

	const kept = await referencesIn(restored);
	await using mail = await openMailServer({ port: closed.port });
	await using again = await startServer({ ...restored, ...mailed });
	await until(
		'every submission of the copy is delivered',
		() => undelivered(kept, mail.mails).length === 0,
		100,
	);
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
	const file = join(restored.DATA_DIR, 'submissions.sqlite');
	await loseAndRestore(test, original, restored, () => adminOutput(original, 'backup', file));
	const store = new DatabaseSync(file);
	assert.equal(statSync(file).mode & 0o777, 0o600, 'nobody else may read the copy');
	assert.equal(store.prepare('pragma integrity_check').get()?.integrity_check, 'ok');
	store.close();
});

it('row 23: a copy is put in place once the server has ended, however it ended, and never before', async () => {
	const environment = { DATA_DIR: temporaryFolder(), MAIL_TO: 'office@aeg.example' };
	const copy = join(temporaryFolder(), 'copy.sqlite');
	await using server = await startServer(environment);
	await using senders = startSenders(2, server, 20);
	await until('submissions have come', () => senders.acknowledged.size > 4, 20);
	const before = new Set(senders.acknowledged);
	await adminOutput(environment, 'backup', copy);
	await assert.rejects(adminOutput(environment, 'restore', copy), /A server works on this store/);
	await pause(200);
	await senders.stop();
	await server.end('SIGKILL');
	assert.match(await adminOutput(environment, 'restore', copy), /is in place/);
	await using again = await startServer(environment);
	assert.equal((await fetch(`${again.origin}/readyz`)).status, 200);
	await again.end('SIGTERM');
	const kept = await referencesIn(environment);
	assert.deepEqual([...before.difference(kept)], []);
	assert.ok(kept.size < senders.acknowledged.size, 'what came after the copy was not in it');
});

it('row 23: so does a copy of a PostgreSQL store by pg_dump', { skip: skipWithoutTools }, async (test) => {
	await using postgres = await startToolsPostgres();
	const DATA_DIR = temporaryFolder();
	const file = join(DATA_DIR, 'submissions.dump');
	await postgres.tool('createdb', '--maintenance-db', postgres.url('postgres'), 'first');
	const original = { DATA_DIR, DATABASE_URL: postgres.url('first') };
	const restored = { DATA_DIR, DATABASE_URL: postgres.url('second') };
	await loseAndRestore(test, original, restored, async () => {
		await postgres.tool('pg_dump', '--format=custom', `--file=${file}`, original.DATABASE_URL);
		await postgres.tool('createdb', '--maintenance-db', postgres.url('postgres'), 'second');
		await postgres.tool('pg_restore', `--dbname=${restored.DATABASE_URL}`, file);
	});
});
