import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { pino } from 'pino';
import { until } from '../../tests/faults/until.ts';
import { message, openOffice, type TestOffice } from '../../tests/office/open-office.ts';
import { type Deliver, type Postman, startPostman } from './postman.ts';

let office: TestOffice;
let postman: Postman;
beforeEach(async () => {
	office = await openOffice();
});
afterEach(async () => {
	await postman.stop(0);
	await office.close();
});

const log = pino({ level: 'silent' });
const smtpError = (code: string, responseCode?: number) =>
	Object.assign(new Error(code), { code, responseCode });

async function post(text: string): Promise<string> {
	const answer = await office.app.inject({
		method: 'POST',
		url: '/api/send-email',
		payload: { ...message, message: text },
	});
	return answer.json().reference;
}

const emailOf = (reference: string) =>
	office.store.db
		.selectFrom('emails')
		.selectAll()
		.where('reference', '=', reference)
		.executeTakeFirstOrThrow();

function start(deliver: Deliver): void {
	postman = startPostman({ store: office.store, deliver, log, clock: () => office.time.now });
}

it('[FORM-9] sends what waits and marks it sent only afterwards', async () => {
	const reference = await post('hello');
	const during: string[] = [];
	start(async ({ reference }) => {
		during.push((await emailOf(reference ?? '')).state);
	});
	await until('sent', async () => (await emailOf(reference)).state === 'sent', 30);
	assert.deepEqual(during, ['sending']);
});

it('lets an e-mail that was deferred wait 30 s, then sends it', async () => {
	const reference = await post('later');
	start(async ({ attempts }) => {
		if (attempts === 1) throw smtpError('EMESSAGE', 451);
	});
	await until('waiting', async () => (await emailOf(reference)).last_error === 'EMESSAGE 451', 30);
	assert.equal((await emailOf(reference)).due_at, office.time.now + 30_000);
	office.time.now += 30_000;
	postman.nudge();
	await until('sent', async () => (await emailOf(reference)).state === 'sent', 30);
});

it('keeps as dead what was refused for good', async () => {
	const reference = await post('refused');
	start(async () => {
		throw smtpError('EENVELOPE', 550);
	});
	await until('dead', async () => (await emailOf(reference)).state === 'dead', 30);
});

it('does not take a refused log-in for a refusal of the letter', async () => {
	const reference = await post('password changed');
	start(async () => {
		throw smtpError('EAUTH', 535);
	});
	await until('tried', async () => (await emailOf(reference)).last_error === 'EAUTH 535', 30);
	assert.equal((await emailOf(reference)).state, 'waiting');
});

it('gives an e-mail up after eight days, not before', async () => {
	const reference = await post('hopeless');
	start(async () => {
		throw smtpError('EMESSAGE', 451);
	});
	await until('first try', async () => (await emailOf(reference)).last_error !== null, 30);
	office.time.now += 8 * 24 * 3_600_000;
	postman.nudge();
	await until('second try', async () => (await emailOf(reference)).attempts === 2, 30);
	await until('settled', async () => (await emailOf(reference)).state === 'waiting', 30);
	office.time.now += 3_600_000;
	postman.nudge();
	await until('dead', async () => (await emailOf(reference)).state === 'dead', 30);
});

it('stops within the grace it is given, and leaves an unfinished e-mail waiting', async () => {
	const reference = await post('slow');
	start(
		(_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
	);
	await until('taken', async () => (await emailOf(reference)).state === 'sending', 30);
	await postman.stop(10);
	assert.equal((await emailOf(reference)).state, 'waiting');
});
