import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer, undelivered } from '../office/mail-server.ts';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { startSenders } from './senders.ts';
import { full, until } from './until.ts';

const kills = full ? 200 : 50;

it(`[FORM-9] row 4: ${kills} times kill -9 under load from 8 visitors loses nothing`, async (test) => {
	const folder = temporaryFolder();
	await using mail = await openMailServer();
	const environment = { DATA_DIR: folder, SMTP_URL: mail.url, MAIL_TO: 'office@aeg.example' };
	const where = { origin: '' };
	let office = await startOffice(environment);
	where.origin = office.origin;
	await using senders = startSenders(8, where);

	for (let kill = 0; kill < kills; kill++) {
		await pause(20 + ((kill * 37) % 180));
		await office.end('SIGKILL');
		office = await startOffice(environment);
		where.origin = office.origin;
	}
	await senders.stop();

	const { acknowledged } = senders;
	const missing = () => undelivered(acknowledged, mail.mails);
	await until('every acknowledged letter is delivered', () => missing().length === 0, 180).catch(() => {});
	await office.end('SIGTERM');
	await mail.close();

	const store = new DatabaseSync(join(folder, 'letters.sqlite'));
	const kept = new Set(
		store
			.prepare('select reference from letters')
			.all()
			.map((row) => row.reference),
	);
	const integrity = store.prepare('pragma integrity_check').get();
	store.close();
	const lost = [...acknowledged].filter((reference) => !kept.has(reference));
	const copies = [...copiesOf(mail.mails).values()];
	test.diagnostic(
		`acknowledged ${acknowledged.size}, lost ${lost.length}, undelivered ${missing().length}, doubled ${copies.filter((n) => n > 1).length}, most copies ${Math.max(...copies)}`,
	);
	assert.ok(acknowledged.size > kills, 'the visitors were answered');
	assert.deepEqual(lost, []);
	assert.deepEqual(missing(), []);
	assert.ok(Math.max(...copies) <= 2);
	assert.deepEqual({ ...integrity }, { integrity_check: 'ok' });
});
