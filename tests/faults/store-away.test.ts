import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import pg from 'pg';
import { writeBuild } from '../server/fixture-build.ts';
import { startPostgres } from '../server/postgres.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { limitFiles, skipWithoutLimits } from './limit-files.ts';
import { assertHealed, assertTurnedAway, complaints, send } from './turned-away.ts';

/** A server with pages, whose store lies in a folder of its own; no mail server is there. */
const open = (folder: string, more: Readonly<Record<string, string>> = {}) =>
	startServer({
		DATA_DIR: join(folder, 'data'),
		BUILD_DIR: writeBuild(join(folder, 'build')),
		SMTP_URL: 'smtp://127.0.0.1:9',
		MAIL_TO: 'office@aeg.example',
		LOG_LEVEL: 'warn',
		...more,
	});

it('row 24: the folder of the store cannot be had at the start: pages are served, and it is opened when it can be', async () => {
	const folder = temporaryFolder();
	// the disk that it lies on is not mounted yet
	symlinkSync(join(folder, 'disk'), join(folder, 'data'));
	await using server = await open(folder);
	await assertTurnedAway(server, /folder of the store is not there/);
	assert.equal(complaints(server), 1, 'the log says it once a minute');
	mkdirSync(join(folder, 'disk'));
	await assertHealed(server);
	assert.match(server.said(), /a new, empty one was made/);
});

it('row 24: the folder of the store is taken away and put back: no success is told meanwhile, nothing is lost', async () => {
	const folder = temporaryFolder();
	await using server = await open(folder);
	const first = (await (await send(server, 'before')).json()) as { reference: string };
	renameSync(join(folder, 'data'), join(folder, 'elsewhere'));
	await assertTurnedAway(server, /the store is gone/);
	assert.equal(complaints(server), 1);
	renameSync(join(folder, 'elsewhere'), join(folder, 'data'));
	await assertHealed(server);
	await server.end('SIGTERM');
	const store = new DatabaseSync(join(folder, 'data', 'submissions.sqlite'));
	const rows = store.prepare('select reference from submissions').all();
	store.close();
	assert.ok(rows.some(({ reference }) => reference === first.reference));
	assert.equal(rows.length, 2);
});

it('row 24: the disk is full at the start', { skip: skipWithoutLimits }, async (test) => {
	const folder = temporaryFolder();
	const starting = open(folder);
	limitFiles(process.pid, '0');
	test.after(() => limitFiles(process.pid, 'unlimited'));
	await using server = await starting;
	limitFiles(process.pid, 'unlimited');
	limitFiles(server.process.pid, '0');
	await assertTurnedAway(server, /disk (is full|cannot be read or written)/);
	limitFiles(server.process.pid, 'unlimited');
	await assertHealed(server);
});

it('files are 0600 and folders 0700, whatever the umask and whatever they were', async (test) => {
	const folder = temporaryFolder();
	const umask = process.umask(0o022);
	test.after(() => process.umask(umask));
	const modes = () =>
		['', 'submissions.sqlite', 'submissions.sqlite-wal', 'submissions.sqlite-shm'].map(
			(name) => statSync(join(folder, 'data', name)).mode & 0o777,
		);
	await using first = await open(folder, { SMTP_URL: '' });
	assert.equal((await send(first)).status, 200);
	assert.deepEqual(modes(), [0o700, 0o600, 0o600, 0o600]);
	await first.end('SIGKILL');
	for (const name of ['', 'submissions.sqlite', 'submissions.sqlite-wal'])
		chmodSync(join(folder, 'data', name), 0o755);
	await using second = await open(folder, { SMTP_URL: '' });
	assert.equal((await send(second)).status, 200);
	assert.deepEqual(modes(), [0o700, 0o600, 0o600, 0o600]);
});

it('row 24: PostgreSQL is away at the start', async () => {
	await using postgres = await startPostgres();
	postgres.crash();
	await using server = await open(temporaryFolder(), { DATABASE_URL: postgres.url });
	await assertTurnedAway(server, /the database (cannot be reached|is starting or going down)/);
	await postgres.restart();
	await assertHealed(server);
});

it('row 24: a PostgreSQL that cannot hold every name is refused, and one in UTF8 in its place is taken', async () => {
	await using postgres = await startPostgres();
	const query = async (sql: string) => {
		const admin = new pg.Client(postgres.url);
		await admin.connect();
		await admin.query(sql).finally(() => admin.end());
	};
	const make = (encoding: string) =>
		query(`create database names encoding ${encoding} locale 'C' template template0`);
	await make('LATIN1');
	const url = new URL(postgres.url);
	url.pathname = '/names';
	await using server = await open(temporaryFolder(), { DATABASE_URL: url.href });
	await assertTurnedAway(server, /LATIN1.*must be in UTF8/);
	await query('drop database names with (force)');
	await make('UTF8');
	await assertHealed(server);
	await query('drop database names with (force)');
	await make('UTF8');
	await assertTurnedAway(server, /the store (is empty|lacks a table)|the database/);
});
