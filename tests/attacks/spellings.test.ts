import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, it } from 'node:test';
import { message, openServer, type TestServer } from '../server/open-server.ts';
import { type RawAnswer, rawRequest } from './raw-request.ts';

let server: TestServer;
let port: number;
before(async () => {
	server = await openServer({ ALLOWED_ORIGINS: 'https://site.example' });
	await server.app.listen({ port: 0, host: '127.0.0.1' });
	port = (server.app.server.address() as AddressInfo).port;
});
after(() => server.close());

const spellings = [
	'/api/send-email',
	'/%61pi/send-email',
	'/ap%69/send-email',
	'/%61%70%69/send-email',
	'/api/%73end-email',
	'/%61pi/%73end%2demail',
	'/api%2fsend-email',
	'/api%2Fsend-email',
	'/%2561pi/send-email',
	'//api/send-email',
	'/./api/send-email',
	'/x/../api/send-email',
	'/API/send-email',
	'/api;x/send-email',
	'/api\\send-email',
	'/%c1%a1pi/send-email',
	'http://server.example/api/send-email',
	'http://server.example/%61pi/send-email',
	'http://localhost/api/send-email',
	'http://localhost/%61pi/send-email',
];

const post = (path: string, headers: Record<string, string>) =>
	rawRequest(
		port,
		'POST',
		path,
		{ 'content-type': 'application/json', ...headers },
		JSON.stringify({ ...message, message: path }),
	);

const stored = () => server.store.db.selectFrom('submissions').select('reference').execute();

function carriesApiHeaders({ headers }: RawAnswer): void {
	assert.equal(headers['cache-control'], 'no-store');
	assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
	assert.equal(headers['referrer-policy'], 'no-referrer');
	assert.equal(headers.vary, 'Origin');
}

for (const path of spellings)
	it(`row 18: nobody else's page writes to us by spelling an address ${path}`, async () => {
		const before = await stored();
		const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
		for (const headers of [foreign, { origin: foreign.origin }, { 'sec-fetch-site': 'cross-site' }]) {
			const { status } = await post(path, headers);
			assert.ok([400, 403, 404, 405, 421].includes(status), `answered ${status}`);
		}
		assert.deepEqual(await stored(), before);
	});

for (const path of spellings)
	it(`row 18: what is stored by the spelling ${path} is answered as the API answers`, async () => {
		const before = await stored();
		const answer = await post(path, { 'sec-fetch-site': 'same-origin' });
		const { length } = await stored();
		assert.equal(length - before.length, answer.status === 200 ? 1 : 0);
		if (answer.status === 200) carriesApiHeaders(answer);
	});

for (const method of ['GET', 'PUT', 'OPTIONS'])
	it(`row 18: ${method} of an encoded spelling is the API's to answer`, async () => {
		carriesApiHeaders(await rawRequest(port, method, '/%61pi/nothing'));
	});
