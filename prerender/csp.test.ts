import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceOf } from './csp.ts';

test('an inline script or style is admitted by the hash of its text', () => {
	// what `printf 'let a' | openssl dgst -sha256 -binary | base64` answers, and the same for the other
	assert.equal(sourceOf('let a'), "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='");
	assert.equal(sourceOf('.a{top:0}'), "'sha256-HKUUHr/zGJPt9XqxhVtl8Y2jTDRcFYbbXT8D5+vpwJE='");
});
