import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { full, until } from '../faults/until.ts';
import { copiesOf, openMailServer, undelivered } from '../server/mail-server.ts';
import { message } from '../server/open-server.ts';
import { startPostgres } from '../server/postgres.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { askHttps } from './https.ts';
import { isInstalled, startNginx } from './proxies.ts';

const kills = full ? 60 : 4;
const skip =
	isInstalled('nginx') && isInstalled('openssl')
		? false
		: 'nginx is not installed here: apt-get install nginx';

it(`row 12: two replicas on PostgreSQL behind nginx, one killed ${kills} times under load: nothing is lost`, {
	skip,
}, async (test) => {
	await using postgres = await startPostgres();
	await using mail = await openMailServer();
	const environment = { DATABASE_URL: postgres.url, SMTP_URL: mail.url, MAIL_TO: 'office@aeg.example' };
	const start = (PORT = '0') =>
		startServer({ ...environment, PORT, DATA_DIR: temporaryFolder(), TRUST_PROXY: '127.0.0.1' });
	await using steady = await start();
	let mortal = await start();
	const { port } = new URL(mortal.origin);
	await using proxy = await startNginx([Number(new URL(steady.origin).port), Number(port)]);

	const acknowledged = new Set<string>();
	let failed = 0;
	let going = true;
	const visitors = Array.from({ length: 4 }, async () => {
		while (going) {
			const key = randomUUID();
			const asking = {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'idempotency-key': key },
				body: JSON.stringify({ ...message, message: key }),
			};
			for (let tries = 0; tries < 50; tries++) {
				const answer = await askHttps(proxy, '/api/send-email', asking).catch(() => undefined);
				if (answer?.status === 200) {
					acknowledged.add(JSON.parse(answer.body).reference);
					break;
				}
				failed++;
				await pause(50);
			}
		}
	});
	for (let kill = 0; kill < kills; kill++) {
		await pause(500);
		await mortal.end('SIGKILL');
		await pause(300);
		mortal = await start(port);
	}
	going = false;
	await Promise.all(visitors);
	const missing = () => undelivered(acknowledged, mail.mails);
	await until('every acknowledged submission is delivered', () => missing().length === 0, 120).catch(
		() => {},
	);
	await mortal.end('SIGTERM');
	const copies = [...copiesOf(mail.mails).values()];
	test.diagnostic(
		`kills ${kills}, acknowledged ${acknowledged.size}, answers that had to be repeated ${failed}, undelivered ${missing().length}, doubled ${copies.filter((n) => n > 1).length}, most copies ${Math.max(...copies)}`,
	);
	assert.deepEqual(missing(), []);
	assert.ok(Math.max(...copies) <= 2);
});
