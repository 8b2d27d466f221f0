import assert from 'node:assert/strict';
import { it } from 'node:test';
import { encodings, negotiate } from './negotiate.ts';

for (const [accept, expected] of [
	[undefined, undefined],
	['', undefined],
	['gzip, deflate, br, zstd', 'br'],
	['zstd', undefined],
	['br;q=0.9, gzip;q=1', 'gzip'],
	['gzip;q=1.0, br;q=0', 'gzip'],
	['*', 'br'],
	['*;q=0', undefined],
	['identity', undefined],
	['identity;q=1, br;q=0.5', undefined],
	['BR', 'br'],
	['br;q=nonsense', undefined],
] as const)
	it(`"${accept}" is answered with ${expected ?? 'plain bytes'}`, () => {
		assert.equal(negotiate(accept, encodings), expected);
	});
