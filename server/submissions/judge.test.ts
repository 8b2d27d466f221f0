import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isHeld } from './judge.ts';

for (const [what, signs, ofSite, inAll, held] of [
	['a first submission', 0, 1, 1, false],
	['one with one sign', 1, 1, 1, false],
	['one with two signs', 2, 1, 1, true],
	['the fiftieth of a site', 0, 50, 50, false],
	['the fifty-first of a site', 0, 51, 51, true],
	['the first of a site while very many come', 0, 1, 5000, false],
	['the first of a site with a sign while very many come', 1, 1, 5000, true],
	['the second of a site while very many come', 0, 2, 5000, true],
	['the second of a site on a usual day', 0, 2, 100, false],
	['anything where nothing is limited', 1, 0, 0, false],
] as const)
	it(`${what} ${held ? 'waits for the hourly email' : 'goes at once'}`, () => {
		assert.equal(isHeld(signs, { ofSite, inAll }), held);
	});
