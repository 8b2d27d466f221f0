import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { together } from './together.ts';

/** A store whose commits end when the test says so. */
function slowStore(atOnce: number) {
	const commits: { readonly items: readonly number[]; readonly end: () => void }[] = [];
	const keep = together<number, number>({
		atOnce,
		patience: 60_000,
		mayPass: () => false,
		onTrouble: () => {},
		store: (items) => new Promise((resolve) => commits.push({ items, end: () => resolve(items) })),
	});
	return { commits, keep };
}

it('all that wait while a commit is on its way share the next one', async () => {
	const { commits, keep } = slowStore(1);
	const first = [keep(1), keep(2)];
	await turn();
	const later = keep(3);
	await turn();
	const last = keep(4);
	await turn();
	assert.deepEqual(
		commits.map(({ items }) => items),
		[[1, 2]],
	);
	commits[0]?.end();
	assert.deepEqual(await Promise.all(first), [1, 2]);
	await turn();
	assert.deepEqual(commits[1]?.items, [3, 4]);
	commits[1]?.end();
	assert.deepEqual(await Promise.all([later, last]), [3, 4]);
});

it('hands over as many batches at once as the store asks for, and no more', async () => {
	const { commits, keep } = slowStore(2);
	for (const item of [1, 2, 3]) {
		void keep(item);
		await turn();
	}
	assert.deepEqual(
		commits.map(({ items }) => items),
		[[1], [2]],
	);
	commits[1]?.end();
	await turn();
	await turn();
	assert.deepEqual(commits[2]?.items, [3]);
});
