import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copiesOf, openMailServer, undelivered } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { startSenders } from './senders.ts';
import { full, until } from './until.ts';

const kills = full ? 200 : 2;

/** Ends the leases of what killed servers were sending: a short run does not wait a minute for them. */
function endLeases(file: string): void {
	const store = new DatabaseSync(file);
	store.exec("update emails set due_at = 0 where state = 'sending'");
	store.close();
}

it(`[FORM-9] row 4: ${kills} times kill -9 under load from 8 visitors loses nothing`, async (test) => {
	const folder = temporaryFolder();
	const file = join(folder, 'submissions.sqlite');
	await using mail = await openMailServer();
	const environment = { DATA_DIR: folder, SMTP_URL: mail.url, MAIL_TO: 'office@aeg.example' };
	const where = { origin: '' };
	let server = await startServer(environment);
	where.origin = server.origin;
	await using senders = startSenders(8, where);

	for (let kill = 0; kill < kills; kill++) {
		await until('the visitors are answered', () => senders.acknowledged.size > kill, 60);
		await pause(20 + ((kill * 37) % 180));
		await server.end('SIGKILL');
		server = await startServer(environment);
		where.origin = server.origin;
	}
	await senders.stop();
	if (!full) {
		await server.end('SIGTERM');
		endLeases(file);
		server = await startServer(environment);
	}

	const { acknowledged } = senders;
	const missing = () => undelivered(acknowledged, mail.mails);
	await until('every acknowledged submission is delivered', () => missing().length === 0, 180).catch(
		() => {},
	);
	await server.end('SIGTERM');
	await mail.close();

	const store = new DatabaseSync(file);
	const kept = new Set(
		store
			.prepare('select reference from submissions')
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
	assert.deepEqual(lost, []);
	assert.deepEqual(missing(), []);
	assert.ok(Math.max(...copies) <= 2);
	assert.deepEqual({ ...integrity }, { integrity_check: 'ok' });
});
