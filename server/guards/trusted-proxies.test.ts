import assert from 'node:assert/strict';
import { it } from 'node:test';
import { message, openServer } from '../../tests/server/open-server.ts';
import { trustedProxies } from './trusted-proxies.ts';

for (const [address, expected] of [
	['127.0.0.1', true],
	['127.0.0.1:4711', true],
	['::ffff:127.0.0.1', true],
	['10.9.8.7', true],
	['[2001:db8::7]:443', true],
	['2001:db8:1::7', false],
	['192.0.2.1', false],
	['unknown', false],
] as const)
	it(`row 21: what ${address} forwards is ${expected ? 'believed' : 'not believed'}`, () => {
		assert.equal(trustedProxies(['127.0.0.1', '10.0.0.0/8', '2001:db8::/48'])(address), expected);
	});

it('row 21: a proxy that adds ports makes no network of each', async () => {
	const server = await openServer({ SUBMISSIONS_PER_NETWORK: '2', TRUST_PROXY: '127.0.0.1, 10.0.0.1' });
	const statuses: number[] = [];
	for (let n = 0; n < 4; n++) {
		const headers = { 'x-forwarded-for': `203.0.113.7:${5000 + n}, 10.0.0.1:${6000 + n}` };
		const payload = { ...message, message: `${n}` };
		statuses.push(
			(await server.app.inject({ method: 'POST', url: '/api/send-email', headers, payload })).statusCode,
		);
	}
	await server.close();
	assert.deepEqual(statuses, [200, 200, 429, 429]);
});

it('row 21: the log says once that forwarding headers come from where they are not believed', async () => {
	for (const [trust, lines] of [
		['', 1],
		['127.0.0.1', 0],
	] as const) {
		const server = await openServer({ TRUST_PROXY: trust });
		await server.app.inject('/faq');
		for (let n = 0; n < 3; n++)
			await server.app.inject({ url: '/faq', headers: { 'x-forwarded-for': '203.0.113.7' } });
		await server.close();
		assert.equal(server.logged.filter((line) => line.includes('TRUST_PROXY')).length, lines);
	}
});
