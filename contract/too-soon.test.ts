import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTooSoon } from './submissions.ts';

for (const [shownFor, tooSoon] of [
	['0', true],
	['999', true],
	['1000', false],
	['1001', false],
	['86400000', false],
	[undefined, false],
	['', false],
	['-1', false],
	['1e2', false],
	['99.5', false],
	['0x1', false],
	[' 5', false],
	['9'.repeat(16), false],
	['soon', false],
] as const)
	test(`a form shown for ${JSON.stringify(shownFor)} ms was sent ${tooSoon ? 'too soon' : 'by somebody who had time, or who does not say'}`, () => {
		assert.equal(isTooSoon(shownFor), tooSoon);
	});
