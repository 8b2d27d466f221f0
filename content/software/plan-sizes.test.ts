import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeIn } from './plans.ts';

const examples = [
	['WDEV-2', 'pages', ['1 page'], 1],
	['WDEV-2', 'pages', ['10 GB', '15 custom pages'], 15],
	['WDEV-2', 'pages', ['Unlimited pages'], undefined],
	['WDEV-2', 'pages', ['5 websites'], undefined],
	['WDEV-2', 'pages', ['0 pages'], undefined],
	['WDEV-2', 'pages', ['3 languages for all pages'], undefined],
	['HOST-2', 'storage', ['5 websites', '50 GB'], 50],
	['HOST-2', 'storage', ['1TB NVMe'], 1000],
	['HOST-2', 'storage', ['5 websites', 'Unlimited storage'], undefined],
] as const;

for (const [id, unit, features, size] of examples)
	test(`[${id}] a plan of "${features.join(', ')}" has ${size ?? 'no number'} for its ${unit}`, () => {
		assert.equal(sizeIn(unit, features).size, size);
	});
