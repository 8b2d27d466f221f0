import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadOf } from './timeline.ts';

test('[TIME-1] the sentence under the heading speaks of counts only where one is known', () => {
	assert.match(leadOf([{ year: 2018, count: 2 }, { year: 2019 }]), /^How many/);
	assert.doesNotMatch(leadOf([{ year: 2018 }, { year: 2019 }]), /how many/i);
	assert.notEqual(leadOf([]), leadOf([{ year: 2018 }]));
});
