import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { quantile, startSenders } from './senders.ts';
import { full, until } from './until.ts';

const away = full ? 600 : 6;

it(`[FORM-9] row 5: the mail server is away for ${away} s: nothing is lost, all is delivered once`, async (test) => {
	const closed = await openMailServer();
	await closed.close();
	await using server = await startServer({
		DATA_DIR: temporaryFolder(),
		SMTP_URL: closed.url,
		MAIL_TO: 'office@aeg.example',
	});
	await using senders = startSenders(8, server, 60);
	await pause(away * 1000);
	await senders.stop();

	const opened = performance.now();
	await using mail = await openMailServer({ port: closed.port });
	// how long all of it takes depends on the machine; that it goes on does not
	while (mail.mails.length < senders.acknowledged.size) {
		const before = mail.mails.length;
		await until('more is delivered', () => mail.mails.length > before, 120);
	}
	const drained = performance.now() - opened;
	await pause(500);
	await server.end('SIGTERM');
	await mail.close();

	const copies = copiesOf(mail.mails);
	test.diagnostic(
		`acknowledged ${senders.acknowledged.size}, delivered ${copies.size}, doubled ${mail.mails.length - copies.size}, answer p99 ${quantile(senders.took, 0.99)} ms, drained in ${Math.round(drained)} ms`,
	);
	assert.deepEqual(
		new Set(copies.keys()),
		new Set([...senders.acknowledged].map((reference) => `${reference}.organiser@aeg.example`)),
	);
	assert.equal(mail.mails.length, copies.size);
});
