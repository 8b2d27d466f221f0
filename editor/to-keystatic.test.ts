import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shapes } from '#content/records/shapes.ts';
import { pattern } from './to-keystatic.ts';

test('[OWN-3] the form asks for the pattern of a text as the rules do, and lets one be left out that may be', () => {
	const { price } = shapes.plans.of.parts.hosting.one.parts;
	const { regex } = pattern(price.one, false).pattern ?? {};
	const passes = ['', '$49', '₹ 4,900', 'Rs. 4,900', 'Free', '49', '49/month'].map((words) =>
		regex?.test(words),
	);
	assert.deepEqual(passes, [true, true, true, true, true, false, false]);
});
