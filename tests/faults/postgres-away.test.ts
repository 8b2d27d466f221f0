import assert from 'node:assert/strict';
import { connect, createServer, type Socket } from 'node:net';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer } from '../office/mail-server.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { startPostgres } from '../office/postgres.ts';
import { quantile, startSenders } from './senders.ts';
import { full, until } from './until.ts';

const crashes = full ? 10 : 2;

it(`row 12: PostgreSQL crashes ${crashes} times under load: nothing acknowledged is lost, and the office comes back by itself`, async (test) => {
	await using postgres = await startPostgres();
	await using mail = await openMailServer();
	await using office = await startOffice({
		DATABASE_URL: postgres.url,
		DATA_DIR: temporaryFolder(),
		SMTP_URL: mail.url,
		MAIL_TO: 'office@aeg.example',
		LOG_LEVEL: 'silent',
	});
	await using senders = startSenders(4, office, 30);
	let slowest = 0;
	for (let crash = 0; crash < crashes; crash++) {
		await pause(1000);
		postgres.crash();
		await pause(1000);
		await postgres.restart();
		const restarted = performance.now();
		await until('ready again', async () => (await fetch(`${office.origin}/readyz`)).status === 200, 30);
		slowest = Math.max(slowest, performance.now() - restarted);
	}
	await pause(500);
	await senders.stop();
	const missing = () =>
		[...senders.acknowledged].filter(
			(reference) => !copiesOf(mail.mails).has(`${reference}.organiser@aeg.example`),
		);
	await until('every acknowledged letter is delivered', () => missing().length === 0, 120).catch(() => {});
	const copies = [...copiesOf(mail.mails).values()];
	test.diagnostic(
		`acknowledged ${senders.acknowledged.size}, undelivered ${missing().length}, most copies ${Math.max(...copies)}, ready again ${Math.round(slowest)} ms after PostgreSQL`,
	);
	assert.deepEqual(missing(), []);
	assert.ok(Math.max(...copies) <= 2);
});

it('row 13: a line to PostgreSQL that goes dead is answered with 503 in time, and mended by itself', async (test) => {
	await using postgres = await startPostgres();
	let dead = false;
	const proxy = createServer((client: Socket) => {
		const server = connect(postgres.port, '127.0.0.1');
		for (const socket of [client, server]) socket.on('error', () => {});
		client.on('data', (chunk) => dead || server.write(chunk));
		server.on('data', (chunk) => dead || client.write(chunk));
		client.on('close', () => server.destroy());
	});
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
	const url = new URL(postgres.url);
	url.port = String((proxy.address() as { port: number }).port);
	await using office = await startOffice({
		DATABASE_URL: url.href,
		DATA_DIR: temporaryFolder(),
		LOG_LEVEL: 'silent',
	});
	await using before = startSenders(2, office, 20);
	await pause(300);
	await before.stop();
	dead = true;
	await using during = startSenders(2, office, 20);
	await pause(4000);
	const asked = performance.now();
	assert.equal((await fetch(`${office.origin}/healthz`)).status, 200);
	const page = performance.now() - asked;
	await during.stop();
	dead = false;
	await until('ready again', async () => (await fetch(`${office.origin}/readyz`)).status === 200, 20);
	await using after = startSenders(2, office, 20);
	await pause(500);
	await after.stop();
	await office.end('SIGTERM');
	proxy.close();
	test.diagnostic(
		`while dead: stored ${during.acknowledged.size}, refused ${during.statuses.get(503) ?? 0}; a page took ${Math.round(page)} ms; stored after ${after.acknowledged.size}, p99 ${quantile(after.took, 0.99)} ms`,
	);
	assert.equal(during.acknowledged.size, 0);
	assert.ok((during.statuses.get(503) ?? 0) > 0);
	assert.ok(after.acknowledged.size > 0);
});
