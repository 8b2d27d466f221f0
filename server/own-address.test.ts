import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ownAddress } from './own-address.ts';

for (const [host, shown] of [
	['127.0.0.1', 'http://localhost:3000'],
	['0.0.0.0', 'http://localhost:3000'],
	['localhost', 'http://localhost:3000'],
	['192.0.2.1', 'http://192.0.2.1:3000'],
	['::', 'http://[::1]:3000'],
	['::1', 'http://[::1]:3000'],
	['2001:db8::1', 'http://[2001:db8::1]:3000'],
] as const)
	it(`a server with HOST=${host} is found at ${shown}`, () => {
		assert.equal(ownAddress(host, 3000), shown);
		assert.ok(URL.canParse(shown));
	});
