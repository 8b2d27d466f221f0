import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sharedOutcome } from './shared-outcome.ts';

it('all who ask within a span, or while the work is being done, share one outcome', async () => {
	let now = 0;
	const begun: PromiseWithResolvers<number>[] = [];
	const work = () => {
		const next = Promise.withResolvers<number>();
		begun.push(next);
		return next.promise;
	};
	const ask = sharedOutcome(work, () => now, 1000);
	const first = [ask(), ask()];
	now = 1500;
	first.push(ask());
	begun[0]?.resolve(1);
	assert.deepEqual(await Promise.all(first), [1, 1, 1]);

	const second = ask();
	now = 2499;
	begun[1]?.resolve(2);
	assert.deepEqual([await second, await ask(), begun.length], [2, 2, 2]);
	now = 2500;
	ask();
	assert.equal(begun.length, 3);
});

it('a failure is shared like any other outcome', async () => {
	let now = 0;
	let tries = 0;
	const ask = sharedOutcome(
		() => Promise.reject(new Error(`try ${++tries}`)),
		() => now,
		1000,
	);
	await assert.rejects(ask(), /try 1/);
	await assert.rejects(ask(), /try 1/);
	now = 1000;
	await assert.rejects(ask(), /try 2/);
});
