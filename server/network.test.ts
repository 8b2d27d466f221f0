import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkOf, siteOf } from './network.ts';

for (const [address, network] of [
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['203.0.113.7:4711', '203.0.113.7'],
	['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
	['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
] as const)
	it(`row 21: ${address} counts as ${network}`, () => {
		assert.equal(networkOf(address), network);
	});

it('row 21: 65,536 networks of one customer are one site', () => {
	assert.equal(siteOf(networkOf('2001:db8:1:2::7')), '2001:db8:1::/48');
	assert.equal(siteOf(networkOf('2001:db8:1:ffff::7')), '2001:db8:1::/48');
	assert.equal(siteOf(networkOf('203.0.113.7')), '203.0.113.7');
});
