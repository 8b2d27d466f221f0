import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { watchLoop } from './watch-loop.ts';

const stand = (milliseconds: number) =>
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it('what is read after the loop stood may have come since it last turned, until it has rested; then it has come now', async () => {
	const arrived = watchLoop();
	assert.ok(arrived() >= performance.now() - 50);
	await pause(60);
	const before = performance.now();
	stand(400);
	assert.ok(arrived() <= before, 'in the turn that stood');
	for (let n = 0; n < 5; n++) {
		await turn();
		assert.ok(arrived() <= before, 'in the next turns, which read what came meanwhile');
	}
	await pause(20);
	assert.ok(arrived() > before);
});

it('a loop that never rests has read within a moment what came while it stood', async () => {
	const arrived = watchLoop();
	await pause(60);
	const before = performance.now();
	stand(400);
	const stoodUntil = performance.now();
	while (performance.now() < stoodUntil + 400) await turn();
	assert.ok(arrived() > before);
});
