import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeBuild } from '../server/fixture-build.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../server/server-process.ts';
import { send } from './turned-away.ts';
import { full } from './until.ts';

const connections = full ? 400 : 25;
const pipelined = 16;
const rounds = full ? 5 : 1;

/** Asks without waiting for answers, on all connections at once; resolves when all is answered. */
async function askAll(port: number, path: string): Promise<void> {
	const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(pipelined);
	await Promise.all(
		Array.from({ length: connections }, async () => {
			const { promise, resolve, reject } = Promise.withResolvers<void>();
			let answers = 0;
			const socket = connect(port, '127.0.0.1', () => socket.write(request));
			socket.on('error', reject);
			socket.on('data', (chunk) => {
				answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1;
				if (answers === pipelined) socket.end(resolve);
			});
			await promise;
		}),
	);
}

/** How long a page and a submission take that are asked for just behind all those, in milliseconds. */
async function besides(
	server: ServerProcess,
	path: string,
): Promise<readonly [page: number, submission: number]> {
	const asked = askAll(Number(new URL(server.origin).port), path);
	await pause(5);
	const took = async (answer: Promise<Response>) => {
		const started = performance.now();
		assert.equal((await answer).status, 200);
		return Math.round(performance.now() - started);
	};
	const both = await Promise.all([
		took(fetch(`${server.origin}/About`)),
		took(send(server, `behind ${path} at ${performance.now()}`)),
	]);
	await asked;
	return both as [number, number];
}

it(`row 25: ${connections * pipelined} calls at once that ask whether the server is ready delay nobody more than as many that ask whether it lives`, async (test) => {
	const folder = temporaryFolder();
	await using server = await startServer({ DATA_DIR: folder, BUILD_DIR: writeBuild(join(folder, 'build')) });
	const slowest = { '/healthz': [0, 0], '/readyz': [0, 0] };
	await besides(server, '/healthz');
	for (let round = 0; round < rounds; round++)
		for (const path of ['/healthz', '/readyz'] as const) {
			const [page, submission] = await besides(server, path);
			slowest[path] = [Math.max(slowest[path][0] ?? 0, page), Math.max(slowest[path][1] ?? 0, submission)];
			await pause(1100);
		}
	const [lives, ready] = [slowest['/healthz'], slowest['/readyz']];
	test.diagnostic(
		`slowest page and submission behind /healthz ${lives.join(' and ')} ms, behind /readyz ${ready.join(' and ')} ms`,
	);
	if (full) assert.ok(Math.max(...ready) < 2 * Math.max(...lives) + 100);
});
