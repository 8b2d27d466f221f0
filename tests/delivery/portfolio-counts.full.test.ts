import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previews, states } from '#content/software/portfolio.ts';

test('[PORT-1] three previews: shop, task dashboard, travel; and their two states', () => {
	assert.deepEqual(
		previews.map(({ kind }) => kind),
		['Shop', 'Task dashboard', 'Travel'],
	);
	assert.deepEqual([states.active, states.idle], ['Interactive preview active', 'Hover to interact']);
});
