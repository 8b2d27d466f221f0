import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previews, screenshots, states } from './portfolio.ts';

test('[PORT-1] three previews: shop, task dashboard, travel; and their two states', () => {
	assert.deepEqual(
		previews.map(({ kind }) => kind),
		['Shop', 'Task dashboard', 'Travel'],
	);
	assert.deepEqual(states, { active: 'Interactive preview active', idle: 'Hover to interact' });
});

test('[PORT-2] three of the screenshots lead to sites outside, marked as samples', () => {
	const outside = screenshots.filter(({ link }) => link !== undefined);
	assert.equal(outside.length, 3);
	for (const { link, sample } of outside)
		assert.ok(/^https:\/\/[a-z]+\.example\//.test(link ?? '') && sample);
});
