import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer } from '../office/mail-server.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { startSenders } from './senders.ts';
import { full, until } from './until.ts';

const times = full ? 20 : 5;

it(`row 15: SIGTERM under load, ${times} times: what is in flight is finished, and the process ends within 10 s`, async (test) => {
	await using mail = await openMailServer();
	const environment = { DATA_DIR: temporaryFolder(), SMTP_URL: mail.url, MAIL_TO: 'office@aeg.example' };
	const acknowledged: string[] = [];
	let longest = 0;
	for (let time = 0; time < times; time++) {
		await using office = await startOffice(environment);
		await using senders = startSenders(8, office, 5);
		await pause(250);
		const asked = performance.now();
		assert.equal(await office.end('SIGTERM'), 0);
		longest = Math.max(longest, performance.now() - asked);
		await senders.stop();
		acknowledged.push(...senders.acknowledged);
		const odd = [...senders.statuses.keys()].filter((status) => ![0, 200, 503].includes(status));
		assert.deepEqual(odd, []);
	}
	await using last = await startOffice(environment);
	await until('all is delivered', () => copiesOf(mail.mails).size >= acknowledged.length, 60);
	await last.end('SIGTERM');
	await mail.close();
	const doubled = mail.mails.length - copiesOf(mail.mails).size;
	test.diagnostic(
		`acknowledged ${acknowledged.length}, doubled ${doubled}, longest stop ${Math.round(longest)} ms`,
	);
	assert.equal(doubled, 0);
	assert.ok(longest < 10_000);
});
