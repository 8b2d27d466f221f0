import assert from 'node:assert/strict';
import { connect, createServer, type Socket } from 'node:net';
import { after, before, describe, it, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openMailServer, undelivered } from '../server/mail-server.ts';
import { ownDatabase } from '../server/own-database.ts';
import { startPostgres, type TestPostgres } from '../server/postgres.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { quantile, startSenders } from './senders.ts';
import { full, until } from './until.ts';

/** PostgreSQL is there and will not do what it is asked. */

let postgres: TestPostgres;
let admin: pg.Client;
before(async () => {
	postgres = await startPostgres();
	admin = new pg.Client(postgres.url);
	await admin.connect();
});
after(async () => {
	await admin.end();
	await postgres[Symbol.asyncDispose]();
});

const lasting = full ? 30_000 : 4000;

/** Connections that the server holds on one database. */
async function connections(database: string): Promise<number> {
	const { rows } = await admin.query(
		'select count(*)::int as n from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
		[database],
	);
	return rows[0].n;
}

type Trouble = { readonly begin: () => Promise<unknown>; readonly end: () => Promise<unknown> };

/** Sends submissions before, during and after some trouble, and holds the server to what row 13 promises. */
async function through(test: TestContext, url: string, { begin, end }: Trouble): Promise<void> {
	const database = new URL(url).pathname.slice(1);
	await using mail = await openMailServer();
	await using server = await startServer({
		DATABASE_URL: url,
		DATA_DIR: temporaryFolder(),
		SMTP_URL: mail.url,
		MAIL_TO: 'office@aeg.example',
		LOG_LEVEL: 'silent',
	});
	const ready = async () => (await fetch(`${server.origin}/readyz`)).status === 200;
	await using earlier = startSenders(2, server, 20);
	await pause(500);
	await earlier.stop();

	await begin();
	await pause(100);
	await using meanwhile = startSenders(12, server, 20);
	await pause(lasting);
	const asked = performance.now();
	assert.equal((await fetch(`${server.origin}/healthz`)).status, 200);
	const page = performance.now() - asked;
	await meanwhile.stop();
	const most = await connections(database);
	const mended = performance.now();
	await end();
	await until('ready again', ready, 20);
	const back = performance.now() - mended;

	await using later = startSenders(2, server, 20);
	await until('submissions are stored again', () => later.acknowledged.size > 0, 20);
	await later.stop();
	const acknowledged = [earlier, meanwhile, later].flatMap((senders) => [...senders.acknowledged]);
	const missing = () => undelivered(acknowledged, mail.mails);
	await until('all is delivered', () => missing().length === 0, 120);
	await until('no connection is left over', async () => (await connections(database)) <= 8, 20);
	test.diagnostic(
		`meanwhile stored ${meanwhile.acknowledged.size}, 503 ${meanwhile.statuses.get(503) ?? 0} (slowest ${Math.round(Math.max(...meanwhile.failedIn))} ms), page ${Math.round(page)} ms, connections ${most}; ready again after ${Math.round(back)} ms, then stored ${later.acknowledged.size}, undelivered ${missing().length}, connections ${await connections(database)}`,
	);
	assert.ok(most <= 9, 'the server holds no more connections than its pool has');
	assert.equal(meanwhile.acknowledged.size, 0);
	assert.deepEqual([...meanwhile.statuses.keys()], [503]);
	if (full) assert.ok(quantile(meanwhile.failedIn, 1) < 3000);
}

async function fresh(): Promise<string> {
	const { DATABASE_URL = '' } = await ownDatabase(postgres.url);
	return DATABASE_URL;
}

describe('row 13: PostgreSQL turns submissions away: 503 within 3 s, nothing lost, mended by itself', () => {
	it('half-open: the line is there and nothing comes over it', async (test) => {
		let dead = false;
		const proxy = createServer((client: Socket) => {
			const server = connect(postgres.port, '127.0.0.1');
			for (const socket of [client, server]) socket.on('error', () => {});
			client.on('data', (chunk) => dead || server.write(chunk));
			server.on('data', (chunk) => dead || client.write(chunk));
			client.on('close', () => server.destroy());
		});
		await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
		test.after(() => proxy.close());
		const url = new URL(await fresh());
		url.port = String((proxy.address() as { port: number }).port);
		await through(test, url.href, {
			begin: async () => {
				dead = true;
			},
			end: async () => {
				dead = false;
			},
		});
	});

	it('failed over: the server has become read-only', async (test) => {
		const turn = async (to: 'on' | 'off') => {
			await admin.query('set default_transaction_read_only = off');
			await admin.query(`alter system set default_transaction_read_only = ${to}`);
			await admin.query('select pg_reload_conf()');
		};
		await through(test, await fresh(), { begin: () => turn('on'), end: () => turn('off') });
	});

	it('exhausted: another holds the tables, so that every connection of the pool waits', async (test) => {
		const url = await fresh();
		const holder = new pg.Client(url);
		await holder.connect();
		test.after(() => holder.end());
		await through(test, url, {
			async begin() {
				await holder.query('begin');
				await holder.query(
					'lock table submissions, emails, idempotency_keys, rate_counters in access exclusive mode',
				);
			},
			async end() {
				await holder.query('rollback');
			},
		});
	});

	it('closed: every connection is ended and no new one is let in', async (test) => {
		const url = await fresh();
		const database = new URL(url).pathname.slice(1);
		const letIn = (yes: boolean) => admin.query(`alter database ${database} allow_connections ${yes}`);
		await through(test, url, {
			async begin() {
				await letIn(false);
				await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
					database,
				]);
			},
			end: () => letIn(true),
		});
	});
});
