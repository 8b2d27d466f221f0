import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';

let server: TestServer;
before(async () => {
	server = await openServer();
});
after(() => server.close());

const json = (name: string) => JSON.stringify({ ...message, name });
const form = 'email=a%40b.example&message=Hello&name=';

for (const [what, type, payload, status] of [
	['JSON', 'application/json', json('Zoë'), 200],
	['JSON in Latin-1', 'application/json', Buffer.from(json('Zoë'), 'latin1'), 400],
	['JSON cut within a letter', 'application/json', Buffer.from('{"name":"म').subarray(0, -1), 400],
	['a form', 'application/x-www-form-urlencoded', `${form}Zo%C3%AB+B`, 200],
	['a form in Latin-1', 'application/x-www-form-urlencoded', `${form}Zo%EB`, 400],
	['a form with raw Latin-1', 'application/x-www-form-urlencoded', Buffer.from(`${form}Zoë`, 'latin1'), 400],
	['a form with half an escape', 'application/x-www-form-urlencoded', `${form}100%`, 400],
	['a field twice', 'application/x-www-form-urlencoded', `${form}A&name=B`, 422],
	['a field named __proto__', 'application/x-www-form-urlencoded', `${form}A&__proto__=x`, 422],
] as const)
	it(`row 18: ${what} is answered with ${status}`, async () => {
		const headers = { 'content-type': type };
		const answer = await server.app.inject({ method: 'POST', url: '/api/send-email', headers, payload });
		assert.equal(answer.statusCode, status, answer.body);
	});
