import assert from 'node:assert/strict';
import { it } from 'node:test';
import { retryWhileBusy } from './retry-while-busy.ts';

const busy = new Error('busy');
const store = { isBusy: (problem: unknown) => problem === busy };

/** Work that fails a number of times before it is done. */
function failing(times: number, problem: Error) {
	let tries = 0;
	const work = async () => {
		tries++;
		if (tries <= times) throw problem;
		return 'done';
	};
	return { work, tries: () => tries };
}

it('tries again while the store is busy', async () => {
	const { work, tries } = failing(2, busy);
	assert.equal(await retryWhileBusy(store, work), 'done');
	assert.equal(tries(), 3);
});

it('gives up with the failure of the store when its time is over', async () => {
	const started = performance.now();
	await assert.rejects(retryWhileBusy(store, failing(1000, busy).work, 250), busy);
	assert.ok(performance.now() - started >= 250);
});

it('does not try again after any other failure', async () => {
	const other = new Error('disk full');
	const { work, tries } = failing(1000, other);
	await assert.rejects(retryWhileBusy(store, work), other);
	assert.equal(tries(), 1);
});
