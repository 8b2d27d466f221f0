import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer, undelivered } from '../server/mail-server.ts';
import { startPostgres } from '../server/postgres.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { startSenders } from './senders.ts';
import { full, until } from './until.ts';

const crashes = full ? 10 : 2;

it(`row 12: PostgreSQL crashes ${crashes} times under load: nothing acknowledged is lost, and the server comes back by itself`, async (test) => {
	await using postgres = await startPostgres();
	await using mail = await openMailServer();
	await using server = await startServer({
		DATABASE_URL: postgres.url,
		DATA_DIR: temporaryFolder(),
		SMTP_URL: mail.url,
		MAIL_TO: 'office@aeg.example',
		LOG_LEVEL: 'silent',
	});
	await using senders = startSenders(4, server, 30);
	let slowest = 0;
	for (let crash = 0; crash < crashes; crash++) {
		await pause(1000);
		postgres.crash();
		await pause(1000);
		await postgres.restart();
		const restarted = performance.now();
		await until('ready again', async () => (await fetch(`${server.origin}/readyz`)).status === 200, 30);
		slowest = Math.max(slowest, performance.now() - restarted);
	}
	await pause(500);
	await senders.stop();
	const missing = () => undelivered(senders.acknowledged, mail.mails);
	await until('every acknowledged submission is delivered', () => missing().length === 0, 120).catch(
		() => {},
	);
	const copies = [...copiesOf(mail.mails).values()];
	test.diagnostic(
		`acknowledged ${senders.acknowledged.size}, undelivered ${missing().length}, most copies ${Math.max(...copies)}, ready again ${Math.round(slowest)} ms after PostgreSQL`,
	);
	assert.deepEqual(missing(), []);
	assert.ok(Math.max(...copies) <= 2);
});
