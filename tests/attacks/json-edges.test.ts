import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openServer, type TestServer } from '../server/open-server.ts';

let server: TestServer;
before(async () => {
	server = await openServer({ SUBMISSIONS_PER_NETWORK: '0' });
});
after(() => server.close());

const good = '"name":"A","email":"a@b.example","message":"m"';
const bodies: Readonly<Record<string, readonly [body: string, status: number]>> = {
	nothing: ['', 400],
	'a bare word': ['undefined', 400],
	'half an object': [`{${good}`, 400],
	'a closing comma': [`{${good},}`, 400],
	'single quotes': ["{'name':'A'}", 400],
	'a comment': [`{${good}/**/}`, 400],
	NaN: [`{${good},"x":NaN}`, 400],
	'two values': [`{${good}}{}`, 400],
	'a byte order mark in front is no JSON, or is ignored': [`\uFEFF{${good}}`, 200],
	null: ['null', 422],
	true: ['true', 422],
	'a number': ['1e999', 422],
	'a string': ['"x"', 422],
	'a list': ['[]', 422],
	'an unknown field': [`{${good},"admin":true}`, 422],
	'a field named __proto__': [`{${good},"__proto__":{"success":true}}`, 400],
	'constructor.prototype': [`{${good},"constructor":{"prototype":{"x":1}}}`, 400],
	'a field named toString': [`{${good},"toString":"x"}`, 422],
	'one field twice': [`{"name":"first",${good}}`, 200],
	'a lone surrogate': ['{"name":"\\ud800","email":"a@b.example","message":"m"}', 422],
	'a null byte': ['{"name":"a\\u0000b","email":"a@b.example","message":"m"}', 422],
	'escaped names of fields': ['{"\\u006eame":"A","email":"a@b.example","message":"m"}', 200],
	'ten thousand brackets': ['['.repeat(10_000) + ']'.repeat(10_000), 422],
	'five thousand unknown fields': [`{${Array.from({ length: 5000 }, (_, n) => `"f${n}":1`).join()}}`, 422],
	'a number longer than any': [`{${good.replace('"m"', '1'.repeat(1000))}}`, 422],
};

for (const [what, [body, status]] of Object.entries(bodies))
	it(`row 18: ${what} is answered ${status}`, async () => {
		const answer = await server.app.inject({
			method: 'POST',
			url: '/api/send-email',
			headers: { 'content-type': 'application/json' },
			payload: body,
		});
		assert.equal(answer.statusCode, status, answer.body);
		assert.equal(answer.json().success, status === 200);
		assert.ok(!answer.body.includes('admin') && !answer.body.includes('node_modules'));
	});

for (const type of [
	'text/plain',
	'application/xml',
	'multipart/form-data; boundary=x',
	'application/jsonp',
	'image/png',
])
	it(`row 18: a body of type ${type} is answered 415`, async () => {
		const answer = await server.app.inject({
			method: 'POST',
			url: '/api/send-email',
			headers: { 'content-type': type },
			payload: `{${good}}`,
		});
		assert.equal(answer.statusCode, 415);
	});
