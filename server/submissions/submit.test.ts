import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { until } from '../../tests/faults/until.ts';
import { message, openServer } from '../../tests/server/open-server.ts';
import { openStore } from '../db/open.ts';

it('a submission that comes while the server is in another transaction is not undone with it', async () => {
	const server = await openServer();
	const stored = () => server.store.db.selectFrom('submissions').select('reference').execute();
	const send = (n: number) =>
		server.app.inject({
			method: 'POST',
			url: '/api/send-email',
			payload: { ...message, message: `submission ${n}` },
		});
	let sent: ReturnType<typeof send>[] = [];
	const undone = server.store.db.transaction().execute(async (trx) => {
		await trx.deleteFrom('rate_counters').execute();
		sent = [send(1), send(2)];
		await new Promise((resolve) => setTimeout(resolve, 50));
		throw new Error('undone');
	});
	await assert.rejects(undone, /undone/);
	const references = (await Promise.all(sent)).map((answer) => answer.json().reference);
	assert.deepEqual((await stored()).map(({ reference }) => reference).sort(), references.sort());
	await server.close();
});

it('[FORM-9] answers 503 within two seconds while another process holds the database, and goes on afterwards', async () => {
	const server = await openServer();
	const send = () => server.app.inject({ method: 'POST', url: '/api/send-email', payload: message });
	const other = openStore(server.config);
	await other.db.transaction().execute(async (trx) => {
		await trx.deleteFrom('idempotency_keys').execute();
		if (other.shared) await sql`lock table idempotency_keys in access exclusive mode`.execute(trx);
		const started = performance.now();
		const answers = await Promise.all([send(), send(), send()]);
		assert.deepEqual(
			answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]),
			Array(3).fill([503, '5']),
		);
		assert.ok(performance.now() - started < 2000);
	});
	assert.equal((await send()).statusCode, 200);
	await other.close();
	await server.close();
});

it('[FORM-9] what waited for over a second and a half because the process stood is told to try again, and not stored', async () => {
	const server = await openServer();
	const send = () => server.app.inject({ method: 'POST', url: '/api/send-email', payload: message });
	const waiting = send().then((answer) => answer);
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1700);
	const late = await waiting;
	assert.deepEqual([late.statusCode, late.headers['retry-after']], [503, '5']);
	assert.deepEqual(await server.store.db.selectFrom('submissions').select('reference').execute(), []);
	// a busy machine may leave the process no rest at once
	await until('the next one is taken', async () => (await send()).statusCode === 200, 5);
	await server.close();
});
