import assert from 'node:assert/strict';
import { it } from 'node:test';
import { message, openServer } from '../../tests/server/open-server.ts';
import { mayWrite } from './same-origin.ts';

const own = ['https://www.aeg.example'];
for (const [what, provenance, expected] of [
	['our own page', { 'sec-fetch-site': 'same-origin' }, true],
	['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
	['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
	['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.aeg.example' }, false],
	[
		'another site we were told of',
		{ 'sec-fetch-site': 'cross-site', origin: 'https://www.aeg.example' },
		true,
	],
	['an old browser on our page', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
	['an old browser behind a proxy with TLS', { origin: 'https://a.example', host: 'a.example' }, true],
	['an old browser on another site', { origin: 'https://evil.example', host: 'localhost:3000' }, false],
	['another port', { origin: 'http://localhost:9999', host: 'localhost:3000' }, false],
	['a page that hides its origin', { origin: 'null', host: 'localhost:3000' }, false],
	['a program that is no browser', {}, true],
	[
		'an empty mark and a foreign origin',
		{ 'sec-fetch-site': '', origin: 'https://evil.example', host: 'localhost:3000' },
		false,
	],
] as const)
	it(`${expected ? 'lets in' : 'refuses'} a write from ${what}`, () => {
		assert.equal(mayWrite(provenance, own), expected);
	});

it('[FORM-6] the API answers only the origins it was told of', async () => {
	const server = await openServer({ ALLOWED_ORIGINS: 'https://www.aeg.example' });
	const call = (method: 'POST' | 'OPTIONS', origin: string) =>
		server.app.inject({
			method,
			url: '/api/send-email',
			headers: { origin, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
			...(method === 'POST' && { payload: message }),
		});
	const allowed = await call('POST', 'https://www.aeg.example');
	assert.equal(allowed.statusCode, 200);
	assert.equal(allowed.headers['access-control-allow-origin'], 'https://www.aeg.example');
	assert.equal(allowed.headers.vary, 'Origin');
	const asked = await call('OPTIONS', 'https://www.aeg.example');
	assert.equal(asked.statusCode, 204);
	assert.equal(
		asked.headers['access-control-allow-headers'],
		'content-type, idempotency-key, form-shown-for',
	);

	const foreign = await call('POST', 'https://evil.example');
	assert.equal(foreign.statusCode, 403);
	assert.equal(foreign.headers['access-control-allow-origin'], undefined);
	assert.equal(
		(await call('OPTIONS', 'https://evil.example')).headers['access-control-allow-origin'],
		undefined,
	);
	await server.close();
});
