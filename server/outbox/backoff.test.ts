import assert from 'node:assert/strict';
import { it } from 'node:test';
import { restAfter, triedFor, waitAfter } from './backoff.ts';

it('waits 30 s after the first failure, half as long again after each, an hour at most', () => {
	assert.deepEqual([1, 2, 3].map(waitAfter), [30_000, 45_000, 67_500]);
	assert.equal(waitAfter(13), 3_600_000);
	assert.equal(waitAfter(100_000), 3_600_000);
});

it('tries for at least seven days', () => {
	assert.ok(triedFor >= 604_800_000);
});

it('rests 1 s, 2 s, 4 s while the mail server is away, 30 s at most', () => {
	assert.deepEqual([1, 2, 3, 10, 5000].map(restAfter), [1000, 2000, 4000, 30_000, 30_000]);
});
