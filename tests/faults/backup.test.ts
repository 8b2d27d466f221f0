import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer } from '../office/mail-server.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { deskSays } from './desk-says.ts';
import { startSenders } from './senders.ts';
import { until } from './until.ts';

it('row 23: a copy made under load opens elsewhere, whole, and its post goes on', async (test) => {
	const closed = await openMailServer();
	await closed.close();
	const environment = { DATA_DIR: temporaryFolder(), SMTP_URL: closed.url, MAIL_TO: 'office@aeg.example' };
	await using office = await startOffice(environment);
	await using senders = startSenders(4, office, 20);
	await pause(1000);
	const before = new Set(senders.acknowledged);
	const elsewhere = join(temporaryFolder(), 'restored');
	mkdirSync(elsewhere);
	const copy = join(elsewhere, 'letters.sqlite');
	await deskSays(environment, 'backup', copy);
	await pause(300);
	await senders.stop();
	await office.end('SIGKILL');

	const store = new DatabaseSync(copy);
	const kept = new Set(
		store
			.prepare('select reference from letters')
			.all()
			.map((row) => String(row.reference)),
	);
	const integrity = store.prepare('pragma integrity_check').get()?.integrity_check;
	store.close();
	await using mail = await openMailServer({ port: closed.port });
	await using restored = await startOffice({ ...environment, DATA_DIR: elsewhere });
	await until('every letter of the copy is delivered', () => copiesOf(mail.mails).size >= kept.size, 100);
	await restored.end('SIGTERM');
	test.diagnostic(
		`acknowledged before the copy ${before.size}, in the copy ${kept.size}, delivered from it ${copiesOf(mail.mails).size}`,
	);
	assert.equal(integrity, 'ok');
	assert.deepEqual(
		[...before].filter((reference) => !kept.has(reference)),
		[],
	);
	assert.equal(copiesOf(mail.mails).size, kept.size);
});
