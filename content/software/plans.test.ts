import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesOf } from './plans.ts';

const examples = [
	[['1 page'], 1],
	[['10 GB', '15 custom pages'], 15],
	[['Unlimited pages'], undefined],
	[['5 websites'], undefined],
	[['0 pages'], undefined],
	[['3 languages for all pages'], undefined],
] as const;

for (const [features, pages] of examples)
	test(`[WDEV-2] a plan of "${features.join(', ')}" has ${pages ?? 'no number of'} pages`, () => {
		assert.equal(pagesOf(features).pages, pages);
	});
