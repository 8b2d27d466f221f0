import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mostDeferrals, restAfter, timeoutAfter, waitAfter } from './backoff.ts';

it('waits 30 s after the first deferral, half as long again after each, an hour at most', () => {
	assert.deepEqual([1, 2, 3].map(waitAfter), [30_000, 45_000, 67_500]);
	assert.equal(waitAfter(13), 3_600_000);
	assert.equal(waitAfter(100_000), 3_600_000);
});

it('tries for at least seven days: the waits make eight', () => {
	let waited = 0;
	for (let deferrals = 1; deferrals < mostDeferrals; deferrals++) waited += waitAfter(deferrals);
	assert.equal(Math.floor(waited / 86_400_000), 8);
});

it('has 10 s for the first try, twice as long for each after, ten minutes at most', () => {
	assert.deepEqual([0, 1, 2].map(timeoutAfter), [10_000, 20_000, 40_000]);
	assert.deepEqual([5, 6, 202].map(timeoutAfter), [320_000, 600_000, 600_000]);
});

it('rests 1 s, 2 s, 4 s while the mail server is away, 30 s at most', () => {
	assert.deepEqual([1, 2, 3, 10, 5000].map(restAfter), [1000, 2000, 4000, 30_000, 30_000]);
});
