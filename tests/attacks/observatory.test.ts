import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { allPaths } from '#contract/paths.ts';
import { openServer, type TestServer } from '../server/open-server.ts';
import { observatoryScore } from './observatory.ts';

let server: TestServer;
before(async () => {
	server = await openServer({ BUILD_DIR: 'build', PUBLIC_ORIGIN: 'https://www.aeg.example' });
});
after(() => server.close());

const ask = async (url: string) => {
	const { headers, body } = await server.app.inject({ url });
	return { headers, html: body };
};

it('row 22: every page scores at least 140 by the table of the HTTP Observatory', async (test) => {
	const scores = new Map<string, number>();
	for (const path of [...allPaths, '/nowhere']) scores.set(path, observatoryScore(await ask(path)));
	test.diagnostic(`${scores.size} addresses: least ${Math.min(...scores.values())}`);
	assert.deepEqual(
		[...scores].filter(([, score]) => score < 140),
		[],
	);
});

it('row 22: what a form without script is answered scores no less', async () => {
	const { headers, body } = await server.app.inject({
		method: 'POST',
		url: '/api/send-email',
		headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
		payload: 'name=A&email=a%40b.example&message=Hello',
	});
	assert.match(body, /Message Submitted!/);
	assert.ok(observatoryScore({ headers, html: body }) >= 140);
});

for (const [what, change, score] of [
	[
		'with inline script let in',
		{ 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" },
		80,
	],
	[
		'with inline styles let in',
		{
			'content-security-policy':
				"default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		},
		130,
	],
	['without a policy', { 'content-security-policy': undefined }, 55],
	['without HSTS', { 'strict-transport-security': undefined }, 80],
	['without COOP', { 'cross-origin-opener-policy': undefined }, 130],
	['with a session cookie', { 'set-cookie': 'session=1' }, 80],
] as const)
	it(`the score falls to ${score} ${what}`, async () => {
		const { headers, html } = await ask('/faq');
		assert.equal(observatoryScore({ headers: { ...headers, ...change }, html }), score);
	});
