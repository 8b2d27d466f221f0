import assert from 'node:assert/strict';
import { it } from 'node:test';
import { recentAsks } from './recent-asks.ts';

it('remembers who asked through a turn of the span, and forgets after two', () => {
	let now = 0;
	const asks = recentAsks(() => now, 1000);
	assert.deepEqual([asks.add('a'), asks.add('a'), asks.add('b')], [1, 2, 1]);
	now = 1000;
	assert.equal(asks.add('a'), 3);
	now = 2000;
	assert.equal(asks.add('a'), 2);
	assert.equal(asks.add('b'), 1);
	now = 9000;
	assert.equal(asks.add('a'), 1);
});

it('begins anew with whom it forgets', () => {
	let now = 0;
	const asks = recentAsks(() => now, 1000);
	asks.add('a');
	now = 1000;
	asks.add('a');
	asks.forget('a');
	assert.equal(asks.add('a'), 1);
});
