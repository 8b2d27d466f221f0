import assert from 'node:assert/strict';
import { afterEach, beforeEach, it, mock } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import { TooManyWaiting } from '../keyed-limiter.ts';
import { type NewestFirst, newestFirst } from './newest-first.ts';

let queue: NewestFirst;
let running: Map<string, () => void>;
let turnedAway: string[];
beforeEach(() => {
	mock.timers.enable({ apis: ['setTimeout'] });
	queue = newestFirst(2, 3, 5000);
	running = new Map();
	turnedAway = [];
});
afterEach(() => mock.timers.reset());

async function ask(...names: string[]): Promise<void> {
	for (const name of names)
		queue
			.inTurn(() => new Promise<void>((end) => running.set(name, end)))
			.catch((problem) => {
				assert.ok(problem instanceof TooManyWaiting);
				turnedAway.push(name);
			});
	await soon();
}
async function end(name: string): Promise<void> {
	running.get(name)?.();
	running.delete(name);
	await soon();
}
const names = () => [...running.keys()].join(' ');

it('does two at once, then the newest first', async () => {
	await ask('a', 'b');
	assert.equal(queue.isBusy(), false);
	await ask('c', 'd', 'e');
	assert.deepEqual([names(), queue.isBusy()], ['a b', true]);
	await end('a');
	assert.equal(names(), 'b e');
	await end('b');
	await end('e');
	assert.deepEqual([names(), queue.isBusy()], ['d c', false]);
});

it('turns the oldest away when too many wait', async () => {
	await ask('a', 'b', 'c', 'd', 'e', 'f', 'g');
	assert.deepEqual(turnedAway, ['c', 'd']);
	await end('a');
	assert.equal(names(), 'b g');
});

it('turns away who has waited for five seconds', async () => {
	await ask('a', 'b', 'c');
	mock.timers.tick(3000);
	await ask('d');
	mock.timers.tick(2000);
	await soon();
	assert.deepEqual(turnedAway, ['c']);
	await end('a');
	assert.equal(names(), 'b d');
	mock.timers.tick(5000);
	await soon();
	assert.deepEqual(turnedAway, ['c']);
});
