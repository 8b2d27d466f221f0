import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { startSenders } from './senders.ts';
import { full, until } from './until.ts';

const times = full ? 20 : 5;

it(`row 15: SIGTERM under load, ${times} times: what is in flight is finished, and the process ends within 10 s`, async (test) => {
	await using mail = await openMailServer();
	const environment = { DATA_DIR: temporaryFolder(), SMTP_URL: mail.url, MAIL_TO: 'office@aeg.example' };
	const acknowledged: string[] = [];
	let longest = 0;
	for (let time = 0; time < times; time++) {
		await using server = await startServer(environment);
		await using senders = startSenders(8, server, 5);
		await pause(250);
		const asked = performance.now();
		assert.equal(await server.end('SIGTERM'), 0);
		longest = Math.max(longest, performance.now() - asked);
		await senders.stop();
		acknowledged.push(...senders.acknowledged);
		const odd = [...senders.statuses.keys()].filter((status) => ![0, 200, 503].includes(status));
		assert.deepEqual(odd, []);
	}
	await using last = await startServer(environment);
	await until('all is delivered', () => copiesOf(mail.mails).size >= acknowledged.length, 60);
	await last.end('SIGTERM');
	await mail.close();
	const doubled = mail.mails.length - copiesOf(mail.mails).size;
	test.diagnostic(
		`acknowledged ${acknowledged.length}, doubled ${doubled}, longest stop ${Math.round(longest)} ms`,
	);
	assert.equal(doubled, 0);
	if (full) assert.ok(longest < 10_000);
});

it('row 15: a client that never ends its submission does not keep the post going: it stops with the rest, and nothing is doubled', async (test) => {
	let scanning = 2000;
	await using mail = await openMailServer({ judge: () => pause(scanning) });
	const environment = { DATA_DIR: temporaryFolder(), SMTP_URL: mail.url, MAIL_TO: 'office@aeg.example' };
	await using server = await startServer(environment);
	const slow = connect(Number(new URL(server.origin).port), '127.0.0.1');
	slow.on('error', () => {});
	slow.write('POST /api/send-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
	slow.write('Content-Length: 5000\r\n\r\n{');
	const dribbling = setInterval(() => slow.write('x'), 500);
	test.after(() => clearInterval(dribbling));
	await using senders = startSenders(8, server, 5);
	await until(
		'more submissions have come than are sent in ten seconds',
		() => senders.acknowledged.size > 40,
		60,
	);
	const ended = server.end('SIGTERM');
	await senders.stop();
	assert.equal(await ended, 0);
	scanning = 0;
	await using again = await startServer(environment);
	await until('all is delivered', () => copiesOf(mail.mails).size >= senders.acknowledged.size, 60);
	await again.end('SIGTERM');
	assert.equal(mail.mails.length, copiesOf(mail.mails).size);
});
