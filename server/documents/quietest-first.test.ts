import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import { TooManyWaiting } from '../keyed-limiter.ts';
import { quietestFirst } from './quietest-first.ts';

const longest = 1000;
let now = 0;

/** Work that ends, first come first, when the test says so. */
function slowWork(most: number, mostOfOne: number) {
	const enter = quietestFirst({ concurrency: 1, most, mostOfOne, longest, clock: () => now });
	const begun: string[] = [];
	const ends: (() => void)[] = [];
	const ask = (who: string, asks: number) =>
		enter(who, asks, () => {
			begun.push(`${who}${asks}`);
			return new Promise<void>((resolve) => ends.push(resolve));
		});
	async function end(n: number) {
		for (; n > 0; n--) {
			await soon();
			ends.shift()?.();
		}
		await soon();
		return begun.join();
	}
	return { ask, end };
}

it('who asks least goes first, and of equals the newest', async () => {
	const { ask, end } = slowWork(10, 10);
	void ask('a', 1);
	for (const [who, asks] of [
		['a', 2],
		['a', 3],
		['b', 9],
		['c', 1],
		['d', 1],
	] as const)
		void ask(who, asks);
	assert.equal(await end(6), 'a1,d1,c1,a2,a3,b9');
});

it('one key is never worked for twice at once', async () => {
	const enter = quietestFirst({ concurrency: 2, most: 10, mostOfOne: 10, longest, clock: () => now });
	let begun = 0;
	for (let n = 0; n < 3; n++) void enter('a', n, () => new Promise<void>(() => begun++));
	await soon();
	assert.equal(begun, 1);
});

it('one key has few places', async () => {
	const { ask, end } = slowWork(10, 2);
	for (const asks of [1, 2, 3]) void ask('a', asks);
	await assert.rejects(ask('a', 4), TooManyWaiting);
	void ask('b', 5);
	assert.equal(await end(4), 'a1,a2,a3,b5');
});

it('when there is no room who asks most makes room, the newcomer too', async () => {
	const { ask, end } = slowWork(2, 10);
	void ask('a', 1);
	void ask('b', 7);
	const loudest = ask('c', 8);
	void ask('d', 1);
	await assert.rejects(loudest, TooManyWaiting);
	await assert.rejects(ask('e', 9), TooManyWaiting);
	assert.equal(await end(3), 'a1,d1,b7');
});

it('nobody waits for ever behind others who ask less', async () => {
	const { ask, end } = slowWork(10, 10);
	void ask('a', 1);
	const loud = ask('b', 9);
	now += 999;
	void ask('c', 1);
	assert.equal(await end(1), 'a1,c1');
	now += 1;
	void ask('d', 1);
	await assert.rejects(loud, TooManyWaiting);
	assert.equal(await end(2), 'a1,c1,d1');
});

it('goes on after work that failed', async () => {
	const enter = quietestFirst({ concurrency: 1, most: 1, mostOfOne: 1, longest, clock: () => now });
	await assert.rejects(
		enter('a', 1, () => Promise.reject(new Error('failed'))),
		/failed/,
	);
	assert.equal(await enter('a', 2, () => Promise.resolve('done')), 'done');
});
