import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { documentIds } from '#contract/documents.ts';
import { setPassword } from '#server/documents/set-password.ts';
import { full } from '../faults/until.ts';
import { openServer, type TestServer } from '../server/open-server.ts';
import { temporaryFolder } from '../server/server-process.ts';
import { type RawAnswer, rawRequest } from './raw-request.ts';

const asks = full ? 10_000 : 2500;
const secret = 'THESE BYTES ARE GUARDED';
let server: TestServer;
let port: number;

before(async () => {
	const guarded = join(temporaryFolder(), 'guarded');
	mkdirSync(guarded);
	for (const id of documentIds) writeFileSync(join(guarded, `${id}.pdf`), `%PDF-1.7 ${secret} `.repeat(40));
	server = await openServer({ GUARDED_DIR: guarded });
	for (const id of documentIds) await setPassword(server.store, id, 'the only right one');
	await server.app.listen({ port: 0, host: '127.0.0.1' });
	port = (server.app.server.address() as AddressInfo).port;
});
after(() => server.close());

const ways = [
	'/',
	'//',
	'/./',
	'/../',
	'/guarded/',
	'/media/guarded/',
	'/../media/guarded/',
	'/../../guarded/',
	'/..%2fguarded%2f',
	'/%2e%2e/%2e%2e/guarded/',
	'/..%252f..%252fguarded%252f',
	'/..\\..\\guarded\\',
	'/..%5c..%5cguarded%5c',
	'/%c0%ae%c0%ae/guarded/',
	'/assets/../../../guarded/',
	'/assets/..%2f..%2f..%2fguarded%2f',
	'/api/documents/',
	'/api//documents/',
	'/api/documents/../documents/',
	'/API/documents/',
	'/api/documents/..%2f',
	'/build/client/',
	'/data/',
	'/public/',
	'/static/',
	'/files/',
	'/download?file=',
	'/?file=../../guarded/',
];
const disguises = [
	'',
	'.pdf',
	'.pdf/',
	'.PDF',
	'.pdf%00',
	'.pdf%00.html',
	'.pdf.',
	'.pdf%20',
	'.pdf;.js',
	'.pdf?',
	'.pdf?x=1',
	'.pdf#',
	'.pdf~',
	'.pdf.br',
	'.pdf.gz',
	'.pdf.bak',
	'%2epdf',
	'/',
	'/index.html',
	'::$DATA',
	'?password=',
	'?password=the only right one'.replaceAll(' ', '%20'),
	'.pdf?password=the%20only%20right%20one',
];
const methods: readonly [string, Record<string, string>][] = [
	['GET', {}],
	['HEAD', {}],
	['GET', { range: 'bytes=0-10' }],
	['GET', { 'if-none-match': '*', 'accept-encoding': 'br, gzip, zstd' }],
	['OPTIONS', {}],
	['PUT', {}],
	['DELETE', {}],
	['PATCH', {}],
	[
		'GET',
		{
			'x-original-url': '/api/documents/abstract-book',
			'x-http-method-override': 'POST',
			authorization: 'Basic YTph',
		},
	],
];

/** Whether an answer holds any of the guarded bytes, or says how many there are. */
function leaks({ body, headers }: RawAnswer): boolean {
	return (
		body.includes(secret) || headers['content-type'] === 'application/pdf' || 'content-disposition' in headers
	);
}

it(`[PROC-4] gives not one guarded byte to more than ${asks} hostile requests`, async (test) => {
	let asked = 0;
	const statuses = new Map<number, number>();
	for (const id of full ? documentIds : documentIds.slice(0, 1))
		for (const way of ways)
			for (const disguise of disguises) {
				const answers = await Promise.all(
					methods.map(([method, headers]) => rawRequest(port, method, `${way}${id}${disguise}`, headers)),
				);
				for (const answer of answers) {
					asked++;
					statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
					assert.ok(!leaks(answer), `${way}${id}${disguise} answered ${answer.status}`);
					assert.ok(answer.status < 500, `${way}${id}${disguise} answered ${answer.status}`);
				}
			}
	test.diagnostic(`${asked} requests, leaks 0, answers ${JSON.stringify(Object.fromEntries(statuses))}`);
	assert.ok(asked > asks);
});

it('[PROC-4] gives nothing to odd bodies, and hears no more than ten passwords', async (test) => {
	const words = [
		'the only right on',
		'the only right one ',
		'THE ONLY RIGHT ONE',
		'',
		' ',
		'*',
		'%',
		"' or 1=1 --",
		'{"$ne":null}',
		'\u0000',
		'the only right one\u0000',
	];
	const bodies = [
		...words.map((password) => JSON.stringify({ password })),
		...[true, 1, [], {}, null, ['the only right one'], { toString: 'x' }].map((password) =>
			JSON.stringify({ password }),
		),
		'',
		'null',
		'[]',
		'"the only right one"',
		'{',
		'{"__proto__":{"password":"the only right one"}}',
		'{"constructor":{"prototype":{}}}',
		'{"password":"a","password":["b"]}',
	];
	const types = [
		'application/json',
		'application/x-www-form-urlencoded',
		'text/plain',
		'multipart/form-data; boundary=x',
		'application/xml',
		'application/json; charset=utf-7',
	];
	let heard = 0;
	let asked = 0;
	for (const body of bodies)
		for (const type of types) {
			const answer = await rawRequest(
				port,
				'POST',
				'/api/documents/abstract-book',
				{ 'content-type': type },
				body,
			);
			asked++;
			assert.ok(!leaks(answer), `${type} ${body} answered ${answer.status}`);
			assert.ok(
				[400, 401, 415, 422, 429].includes(answer.status),
				`${type} ${body} answered ${answer.status}`,
			);
			if (answer.status === 401) heard++;
		}
	test.diagnostic(`${asked} bodies, ${heard} passwords heard`);
	assert.equal(heard, 10);
});
