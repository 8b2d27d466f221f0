import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { allPaths, paths } from '#contract/paths.ts';
import { openOffice, type TestOffice } from '../office/open-office.ts';
import { observatoryScore } from './observatory.ts';

let office: TestOffice;
before(async () => {
	office = await openOffice({ BUILD_DIR: 'build', PUBLIC_ORIGIN: 'https://www.aeg.example' });
});
after(() => office.close());

const withMap: readonly string[] = [
	paths.home,
	paths.landing,
	paths.groupHome,
	paths.groupHomeTwin,
	paths.contact,
	paths.contactFromFooter,
	paths.conference,
];

const ask = async (url: string) => {
	const { headers, body } = await office.app.inject({ url });
	return { headers, html: body };
};

it('row 22: every page scores at least 140 by the table of the HTTP Observatory', async (test) => {
	const scores = new Map<string, number>();
	for (const path of [...allPaths, '/nowhere']) scores.set(path, observatoryScore(await ask(path)));
	const least = Math.min(...scores.values());
	test.diagnostic(
		`${scores.size} addresses: least ${least}, ${[...scores.values()].filter((score) => score === 150).length} of them 150`,
	);
	for (const [path, score] of scores) assert.equal(score, withMap.includes(path) ? 140 : 150, path);
});

it('row 22: what a form without script is answered scores no less', async () => {
	const { headers, body } = await office.app.inject({
		method: 'POST',
		url: '/api/send-email',
		headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
		payload: 'name=A&email=a%40b.example&message=Hello',
	});
	assert.match(body, /Message Submitted!/);
	assert.equal(observatoryScore({ headers, html: body }), 150);
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
		140,
	],
	['without a policy', { 'content-security-policy': undefined }, 55],
	['without HSTS', { 'strict-transport-security': undefined }, 80],
	[
		'without COEP and COOP',
		{ 'cross-origin-embedder-policy': undefined, 'cross-origin-opener-policy': undefined },
		130,
	],
	['with a session cookie', { 'set-cookie': 'session=1' }, 80],
] as const)
	it(`the score falls to ${score} ${what}`, async () => {
		const { headers, html } = await ask('/faq');
		assert.equal(observatoryScore({ headers: { ...headers, ...change }, html }), score);
	});
