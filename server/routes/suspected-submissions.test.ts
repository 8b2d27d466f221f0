import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { message, openServer, registration, type TestServer } from '../../tests/server/open-server.ts';

let server: TestServer;
before(async () => {
	server = await openServer();
});
after(() => server.close());

const send = (url: string, payload: object, headers = {}) =>
	server.app.inject({ method: 'POST', url, headers, payload });

/** What is stored under a reference, and the state of its email. */
const stored = (reference: string) =>
	server.store.db
		.selectFrom('submissions')
		.innerJoin('emails', 'emails.reference', 'submissions.reference')
		.select(['fields', 'suspected', 'state'])
		.where('submissions.reference', '=', reference)
		.executeTakeFirstOrThrow();

for (const [what, beside, shownFor, suspected, state] of [
	['without any sign of a robot', {}, undefined, 0, 'waiting'],
	['in a second', {}, '1000', 0, 'waiting'],
	['after no time that can be read', {}, 'not a number', 0, 'waiting'],
	['with an empty honeypot', { 'leave-empty': '' }, '1000', 0, 'waiting'],
	['with a filled honeypot', { 'leave-empty': 'x' }, undefined, 1, 'waiting'],
	['with a filled honeypot and by a slow hand', { 'leave-empty': 'x' }, '1000', 1, 'waiting'],
	['at once', {}, '0', 1, 'waiting'],
	['too soon', {}, '999', 1, 'waiting'],
	['with a filled honeypot and too soon', { 'leave-empty': 'x' }, '999', 1, 'held'],
	['with both signs in its body', { 'leave-empty': 'x', 'shown-for': '0' }, undefined, 1, 'held'],
] as const)
	for (const [url, submission] of [
		['/api/send-email', { ...message, message: what }],
		['/api/send-registration', { ...registration, name: what }],
	] as const)
		it(`[FORM-9] ${url}: what is sent ${what} is kept${suspected ? ', marked' : ''}, and its email is ${state}`, async () => {
			const headers = shownFor === undefined ? {} : { 'form-shown-for': shownFor };
			const answer = await send(url, { ...submission, ...beside }, headers);
			assert.equal(answer.statusCode, 200);
			const { reference } = answer.json();
			const row = await stored(reference);
			const { conference: _, 'conference-state': __, ...fields } = JSON.parse(row.fields);
			assert.deepEqual({ ...row, fields }, { fields: submission, suspected, state });
		});

it('[FORM-9] delivers a held submission when the same comes again with less to suspect', async () => {
	const words = { ...message, message: 'held at first' };
	const robot = { 'leave-empty': 'x', 'shown-for': '0' };
	const { reference } = (await send('/api/send-email', { ...words, ...robot })).json();
	await send('/api/send-email', { ...words, ...robot });
	assert.equal((await stored(reference)).state, 'held');
	const again = await send('/api/send-email', words);
	assert.equal(again.json().reference, reference);
	const { state, suspected } = await stored(reference);
	assert.deepEqual([state, suspected], ['waiting', 0]);
});
