import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openServer, type TestServer } from '../server/open-server.ts';

let server: TestServer;
before(async () => {
	server = await openServer();
});
after(() => server.close());

const many = 15_000;
for (const [what, address] of [
	['a page and slashes', `/faq${'/'.repeat(many)}`],
	['slashes alone', '/'.repeat(many)],
	['slashes and a submission', `${'/'.repeat(many)}x`],
	['encoded slashes', `/faq${'%2f'.repeat(many / 3)}`],
	['submissions', `/${'a'.repeat(many)}`],
] as const)
	it(`row 18: an address of 15,000 characters, ${what}, is nobody's and is not searched for one that is meant`, async () => {
		const answer = await server.app.inject(address);
		assert.equal(answer.statusCode, 404);
		assert.match(answer.body, /We cannot find this page/);
	});
