import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { full } from '../faults/until.ts';
import { message, openServer } from '../server/open-server.ts';

/** Row 21: somebody who comes from a hundred addresses, or says so. */

type From = { readonly remoteAddress: string; readonly headers: Record<string, string> };

const tries = 100;
const plain = (remoteAddress: string, headers: Record<string, string> = {}): From => ({
	remoteAddress,
	headers,
});
const proxy = '127.0.0.1';

const visitors: readonly {
	readonly what: string;
	readonly from: (n: number) => From;
	readonly trust?: string;
	/** How many of a hundred submissions are taken, where five are allowed. */
	readonly submissions: number;
}[] = [
	{
		what: 'a hundred addresses of one /64 are one network',
		from: (n) => plain(`2001:db8:1:2:${n.toString(16)}::${n + 1}`),
		submissions: 5,
	},
	{
		what: 'a hundred /64 networks of one /48 together are four',
		from: (n) => plain(`2001:db8:1:${n.toString(16)}::1`),
		submissions: 20,
	},
	{
		what: 'a hundred /48 networks are a hundred',
		from: (n) => plain(`2001:db8:${n.toString(16)}::1`),
		submissions: 100,
	},
	{
		what: 'IPv4 written as IPv6 is the same network',
		from: (n) => plain(n % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7'),
		submissions: 5,
	},
	...[
		'x-forwarded-for',
		...(full ? ['forwarded', 'x-real-ip', 'client-ip', 'cf-connecting-ip', 'true-client-ip'] : []),
	].map((name) => ({
		what: `a made-up ${name} is not believed`,
		from: (n: number) =>
			plain('203.0.113.7', { [name]: name === 'forwarded' ? `for=198.51.100.${n}` : `198.51.100.${n}` }),
		submissions: 5,
	})),
	{
		what: 'behind a proxy that we know, the address that the proxy adds counts',
		from: (n) => plain(proxy, { 'x-forwarded-for': `198.51.100.${n}` }),
		trust: proxy,
		submissions: 100,
	},
	{
		what: 'behind a proxy that we know, the port that it adds makes no other network',
		from: (n) => plain(proxy, { 'x-forwarded-for': `203.0.113.7:${5000 + n}` }),
		trust: proxy,
		submissions: 5,
	},
	{
		what: 'behind a proxy that we know, what the visitor put before it does not',
		from: (n) => plain(proxy, { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` }),
		trust: proxy,
		submissions: 5,
	},
	{
		what: 'somebody beside a proxy that we know is not believed',
		from: (n) => plain('203.0.113.7', { 'x-forwarded-for': `198.51.100.${n}` }),
		trust: proxy,
		submissions: 5,
	},
];

describe('row 21: who counts as one network', () => {
	for (const { what, from, trust, submissions } of visitors)
		it(what, async (test) => {
			const server = await openServer({
				SUBMISSIONS_PER_NETWORK: '5',
				SUBMISSIONS_PER_HOUR: '0',
				...(trust !== undefined && { TRUST_PROXY: trust }),
			});
			let taken = 0;
			for (let n = 0; n < tries; n++) {
				const payload = { ...message, message: `number ${n}` };
				const answer = await server.app.inject({
					method: 'POST',
					url: '/api/send-email',
					payload,
					...from(n),
				});
				if (answer.statusCode === 200) taken++;
				else assert.equal(answer.statusCode, 429);
			}
			await server.close();
			test.diagnostic(`${taken} of ${tries} submissions taken`);
			assert.equal(taken, submissions);
		});

	it('ten passwords are heard from one /64, whatever address of it they come from and say they come from', async () => {
		const server = await openServer();
		const statuses: number[] = [];
		for (let n = 0; n < 12; n++) {
			const from = plain(`2001:db8::${n + 1}`, { 'x-forwarded-for': `198.51.100.${n}` });
			const payload = { password: `number ${n}` };
			const url = '/api/documents/abstract-book';
			statuses.push((await server.app.inject({ method: 'POST', url, payload, ...from })).statusCode);
		}
		await server.close();
		assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429, 429]);
	});
});
