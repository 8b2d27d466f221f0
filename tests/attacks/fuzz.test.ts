import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import fc from 'fast-check';
import { readSubmission } from '#contract/read-submission.ts';
import { full } from '../faults/until.ts';
import { openServer, type TestServer } from '../server/open-server.ts';

/** Whole numbers: fast-check counts down to nought and never ends on a fraction. */
const [bodies, oddRequests] = full ? [100_000, 33_000] : [1000, 300];

let server: TestServer;
before(async () => {
	server = await openServer({ SUBMISSIONS_PER_NETWORK: '0', SUBMISSIONS_PER_HOUR: '0' });
});
after(() => server.close());

const text = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 260 }),
	fc.string({ unit: 'grapheme', maxLength: 40 }),
	fc.emailAddress(),
	fc.constantFrom('', ' ', '\u0000', 'x'.repeat(201)),
);
const likeASubmission = fc.record(
	{ name: text, email: fc.oneof(fc.emailAddress(), text), message: text },
	{ requiredKeys: [] },
);
const body = fc.oneof(
	{ weight: 3, arbitrary: likeASubmission },
	{ weight: 1, arbitrary: fc.jsonValue() },
	{ weight: 1, arbitrary: fc.dictionary(fc.string(), fc.jsonValue()) },
);

it(`row 19: ${bodies} bodies made up by machine: each is stored word for word when the rule allows it, and only then`, async (test) => {
	const statuses = new Map<number, number>();
	await fc.assert(
		fc.asyncProperty(body, async (value) => {
			const answer = await server.app.inject({
				method: 'POST',
				url: '/api/send-email',
				headers: { 'content-type': 'application/json' },
				payload: JSON.stringify(value),
			});
			statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
			assert.ok([200, 400, 422].includes(answer.statusCode), String(answer.statusCode));
			assert.equal(answer.statusCode === 200, readSubmission('message', value).ok);
			if (answer.statusCode !== 200) return;
			const row = await server.store.db
				.selectFrom('submissions')
				.select('fields')
				.where('reference', '=', answer.json().reference)
				.executeTakeFirstOrThrow();
			assert.deepEqual(JSON.parse(row.fields), { ...(value as object) });
		}),
		{ numRuns: bodies },
	);
	test.diagnostic(`${bodies} bodies, answers ${JSON.stringify(Object.fromEntries(statuses))}`);
});

const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
const headers = fc.dictionary(
	fc.constantFrom(
		'accept',
		'accept-encoding',
		'range',
		'if-none-match',
		'if-range',
		'origin',
		'sec-fetch-site',
		'content-type',
		'idempotency-key',
		'x-forwarded-for',
	),
	fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
);
const path = fc.oneof(
	fc.webPath().map((words) => words || '/'),
	fc.constantFrom(
		'/',
		'/About',
		'/api/send-email',
		'/api/documents/abstract-book',
		'/films/loom.1a2b3c4d.mp4',
		'/healthz',
	),
);

it(`row 19: ${oddRequests} odd requests: none is answered with 5xx`, async (test) => {
	const statuses = new Map<number, number>();
	await fc.assert(
		fc.asyncProperty(method, path, headers, async (method, url, headers) => {
			const answer = await server.app.inject({ method, url, headers });
			statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
			assert.ok(answer.statusCode < 500, `${method} ${url} ${answer.statusCode}`);
		}),
		{ numRuns: oddRequests },
	);
	test.diagnostic(`${oddRequests} requests, answers ${JSON.stringify(Object.fromEntries(statuses))}`);
});
