import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import { keyedLimiter, TooManyWaiting } from './keyed-limiter.ts';

/** Work that ends when the test says so. */
function slowWork(concurrency: number, most: number) {
	const enter = keyedLimiter(concurrency, most);
	const begun: { readonly who: string; readonly end: () => void }[] = [];
	const ask = (who: string) =>
		enter(who, () => new Promise<void>((resolve) => begun.push({ who, end: resolve })));
	const names = () => begun.map(({ who }) => who).join();
	return { ask, begun, names };
}

it('does two things at once, one of each key, in the order they came', async () => {
	const { ask, begun, names } = slowWork(2, 10);
	for (const who of ['a', 'a', 'a', 'b', 'c']) void ask(who);
	await soon();
	assert.equal(names(), 'a,b');
	begun[1]?.end();
	await soon();
	assert.equal(names(), 'a,b,c');
	begun[0]?.end();
	await soon();
	assert.equal(names(), 'a,b,c,a');
});

it('turns away who comes when too many wait', async () => {
	const { ask, begun } = slowWork(1, 1);
	void ask('a');
	const second = ask('b');
	await assert.rejects(ask('c'), TooManyWaiting);
	await soon();
	begun[0]?.end();
	await soon();
	begun[1]?.end();
	await second;
	void ask('c');
	await soon();
	assert.equal(begun.length, 3);
});

it('goes on after work that failed', async () => {
	const enter = keyedLimiter(1, 1);
	await assert.rejects(
		enter('a', () => Promise.reject(new Error('failed'))),
		/failed/,
	);
	assert.equal(await enter('a', () => Promise.resolve('done')), 'done');
});
