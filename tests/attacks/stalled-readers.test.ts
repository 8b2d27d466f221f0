import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../faults/senders.ts';
import { full } from '../faults/until.ts';
import { writeBuild } from '../server/fixture-build.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';

const film = 20_000_000;
const ask = 'GET /films/long.1a2b3c4d.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Asks for a film some times, reads nothing for 70 s, and then what there is. Resolves with the bytes that came. */
async function stall(port: number, times: number): Promise<number> {
	let read = 0;
	const socket = connect(port, '127.0.0.1', () => socket.write(ask.repeat(times)));
	socket.on('error', () => {});
	socket.on('data', (part) => {
		read += part.length;
		if (read > film) socket.destroy();
	});
	socket.pause();
	const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
	await pause(70_000);
	socket.resume();
	await closed;
	return read;
}

it('row 17: 300 readers who stall are cut within 70 s, and others are served meanwhile', {
	skip: !full,
}, async (test) => {
	const folder = temporaryFolder();
	const build = writeBuild(join(folder, 'build'));
	writeFileSync(join(build, 'client/films/long.1a2b3c4d.mp4'), Buffer.alloc(film));
	await using server = await startServer({ DATA_DIR: join(folder, 'data'), BUILD_DIR: build });
	const port = Number(new URL(server.origin).port);
	const stalled = Array.from({ length: 300 }, (_, n) => stall(port, n < 280 ? 1 : 200));
	const took: number[] = [];
	for (let n = 0; n < 200; n++) {
		const started = performance.now();
		assert.equal((await fetch(`${server.origin}/faq`)).status, 200);
		took.push(performance.now() - started);
		await pause(20);
	}
	const cut = (await Promise.all(stalled)).filter((bytes) => bytes < film).length;
	test.diagnostic(`${cut} of 300 cut, a page p99 ${quantile(took, 0.99)} ms meanwhile`);
	assert.equal(cut, 300);
});
