import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startOffice, temporaryFolder } from '../office/office-process.ts';
import { quantile } from './senders.ts';
import { full } from './until.ts';

const head = 'POST /api/send-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const many = full ? 1000 : 200;

/** Opens a connection that sends `start`, then a byte a second; resolves with milliseconds until it was cut. */
function dribble(port: number, start: string): Promise<number> {
	return new Promise((resolve) => {
		const opened = performance.now();
		const socket: Socket = connect(port, '127.0.0.1', () => socket.write(start));
		const timer = setInterval(() => socket.write('x'), 1000);
		socket.on('data', () => {});
		socket.on('error', () => {});
		socket.on('close', () => {
			clearInterval(timer);
			resolve(performance.now() - opened);
		});
	});
}

it(`row 17: ${many} clients that send a byte a second are cut, and others are served meanwhile`, async (test) => {
	await using office = await startOffice({ DATA_DIR: temporaryFolder() });
	const port = Number(new URL(office.origin).port);
	const headers = Array.from({ length: many / 2 }, () => dribble(port, 'GET / HTTP/1.1\r\nX-Slow: '));
	const bodies = Array.from({ length: many / 2 }, () =>
		dribble(port, `${head}Content-Length: 5000\r\n\r\n{`),
	);
	const took: number[] = [];
	await pause(1000);
	for (let n = 0; n < 100; n++) {
		const started = performance.now();
		assert.equal((await fetch(`${office.origin}/healthz`)).status, 200);
		took.push(performance.now() - started);
		await pause(20);
	}
	const slowest = {
		headers: Math.max(...(await Promise.all(headers))),
		bodies: Math.max(...(await Promise.all(bodies))),
	};
	test.diagnostic(
		`headers cut after ${Math.round(slowest.headers)} ms, bodies after ${Math.round(slowest.bodies)} ms, others p99 ${quantile(took, 0.99)} ms`,
	);
	assert.ok(slowest.headers < 12_000 && slowest.bodies < 12_000);
});

it('row 17: 300 clients that vanish in the middle of a letter leave nothing behind', async () => {
	await using office = await startOffice({ DATA_DIR: temporaryFolder() });
	const port = Number(new URL(office.origin).port);
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
	assert.equal((await fetch(`${office.origin}/readyz`)).status, 200);
});
