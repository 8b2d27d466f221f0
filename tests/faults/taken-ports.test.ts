import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/db/open.ts';
import { openMailServer } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { startSenders } from './senders.ts';
import { until } from './until.ts';

/** A port that somebody else listens on. */
async function takenPort() {
	const other = createServer().listen(0, '127.0.0.1');
	await once(other, 'listening');
	const { port } = other.address() as { port: number };
	return { port: String(port), [Symbol.dispose]: () => void other.close() };
}

it('a server whose PORT is taken ends, and touches no email before', async () => {
	const environment = { DATA_DIR: temporaryFolder(), MAIL_TO: 'office@aeg.example' };
	const closed = await openMailServer();
	await closed.close();
	await using first = await startServer({ ...environment, SMTP_URL: closed.url });
	await using senders = startSenders(2, first);
	await until('submissions have come', () => senders.acknowledged.size > 4, 20);
	await senders.stop();
	await first.end('SIGTERM');
	const store = openStore(readConfig(environment));
	const tries = () =>
		store.db.selectFrom('emails').select(['id', 'state', 'attempts']).orderBy('id').execute();
	const before = await tries();
	await store.db.updateTable('emails').set({ due_at: 0 }).execute();

	using taken = await takenPort();
	await using hanging = await openMailServer({ judge: () => pause(60_000) });
	await assert.rejects(
		startServer({ ...environment, SMTP_URL: hanging.url, PORT: taken.port }),
		/did not open/,
	);
	assert.deepEqual(await tries(), before);
	await store.close();
});

it('a server whose METRICS_PORT is taken is open all the same', async () => {
	using taken = await takenPort();
	await using server = await startServer({
		DATA_DIR: temporaryFolder(),
		METRICS_PORT: taken.port,
		LOG_LEVEL: 'silent',
	});
	await pause(200);
	assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);
	assert.equal(await server.end('SIGTERM'), 0);
});
