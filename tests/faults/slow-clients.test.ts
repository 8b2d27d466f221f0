import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { quantile } from './senders.ts';
import type { Slowness } from './slow-clients.ts';
import { full } from './until.ts';

const head = 'POST /api/send-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const many = full ? 1000 : 200;

/** Slow clients in a thread of their own, so that whoever measures beside them is not held up. Resolves with the slowest, in ms. */
async function slowest(port: number, start: string): Promise<number> {
	const workerData: Slowness = { port, many: many / 2, start };
	const [took] = await once(
		new Worker(new URL('slow-clients.ts', import.meta.url), { workerData }),
		'message',
	);
	return took;
}

it(`row 17: ${many} clients that send a byte a second are cut, and others are served meanwhile`, async (test) => {
	await using server = await startServer({ DATA_DIR: temporaryFolder() });
	const port = Number(new URL(server.origin).port);
	const cut = Promise.all([
		slowest(port, 'GET / HTTP/1.1\r\nX-Slow: '),
		slowest(port, `${head}Content-Length: 5000\r\n\r\n{`),
	]);
	const took: number[] = [];
	await pause(1000);
	for (let n = 0; n < 200; n++) {
		const started = performance.now();
		assert.equal((await fetch(`${server.origin}/healthz`)).status, 200);
		took.push(performance.now() - started);
		await pause(20);
	}
	const [headers, bodies] = await cut;
	test.diagnostic(
		`headers cut after ${Math.round(headers)} ms, bodies after ${Math.round(bodies)} ms, others p99 ${quantile(took, 0.99)} ms`,
	);
	if (full) assert.ok(headers < 12_000 && bodies < 12_000);
});

it('row 17: 300 clients that vanish in the middle of a submission leave nothing behind', async () => {
	await using server = await startServer({ DATA_DIR: temporaryFolder() });
	const port = Number(new URL(server.origin).port);
	await Promise.all(
		Array.from(
			{ length: 300 },
			() =>
				new Promise<void>((resolve) => {
					const socket = connect(port, '127.0.0.1', () => {
						socket.write(`${head}Content-Length: 500\r\n\r\n{"name":"half`);
						setTimeout(() => socket.resetAndDestroy(), 20);
					});
					socket.on('error', () => {});
					socket.on('close', () => resolve());
				}),
		),
	);
	assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);
});

it('row 17: a client that sends a blank line now and then, and asks for nothing more, is cut', {
	skip: !full,
}, async () => {
	await using server = await startServer({ DATA_DIR: temporaryFolder() });
	const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
	const cut = new Promise((resolve) => socket.on('error', () => {}).on('close', () => resolve('cut')));
	socket.resume();
	socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
	const blank = setInterval(() => socket.write('\r\n'), 5000);
	const ended = await Promise.race([cut, pause(120_000, 'never')]);
	clearInterval(blank);
	socket.destroy();
	assert.equal(ended, 'cut');
});
