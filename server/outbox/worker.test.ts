import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { until } from '../../tests/faults/until.ts';
import { openMailServer } from '../../tests/server/mail-server.ts';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { openTransport } from '../mail/transport.ts';
import { deliverWith } from './deliver.ts';
import { type Deliver, type OutboxWorker, smtpLimits, startOutboxWorker } from './worker.ts';

let server: TestServer;
let worker: OutboxWorker;
beforeEach(async () => {
	server = await openServer();
});
afterEach(async () => {
	await worker.stop(0);
	await server.close();
});

const log = pino({ level: 'silent' });
const smtpError = (code: string, responseCode?: number, text = '') =>
	Object.assign(new Error(code), { code, responseCode, response: `${responseCode} ${text}` });

async function post(text: string): Promise<string> {
	const answer = await server.app.inject({
		method: 'POST',
		url: '/api/send-email',
		payload: { ...message, message: text },
	});
	return answer.json().reference;
}

const emailOf = (reference: string) =>
	server.store.db
		.selectFrom('emails')
		.selectAll()
		.where('reference', '=', reference)
		.executeTakeFirstOrThrow();

function start(deliver: Deliver, timeout?: (deferrals: number) => number): void {
	worker = startOutboxWorker({
		store: server.store,
		deliver,
		log,
		lookEvery: 50,
		...(timeout && { timeout }),
	});
}

/** Moves the clock on, and has the worker look. */
function later(milliseconds: number): void {
	server.time.now += milliseconds;
	worker.nudge();
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

it('lets an email that was deferred wait 30 s, then sends it', async () => {
	const reference = await post('later');
	start(async ({ attempts }) => {
		if (attempts === 1) throw smtpError('EMESSAGE', 451);
	});
	await until('waiting', async () => (await emailOf(reference)).deferrals === 1, 30);
	assert.equal((await emailOf(reference)).due_at, server.time.now + 30_000);
	later(30_000);
	await until('sent', async () => (await emailOf(reference)).state === 'sent', 30);
});

it('tries an email to the organiser for eight days whose words the mail server does not take', async () => {
	const reference = await post('refused');
	await server.store.db.updateTable('emails').set({ deferrals: 201 }).execute();
	start(async () => {
		throw smtpError('EMESSAGE', 554, '5.6.0 malformed');
	});
	await until('tried', async () => (await emailOf(reference)).deferrals === 202, 30);
	assert.equal((await emailOf(reference)).state, 'waiting');
	later(3_600_000);
	await until('dead', async () => (await emailOf(reference)).state === 'dead', 30);
	assert.match((await emailOf(reference)).last_error ?? '', /refuses what stands in this email .*5\.6\.0/);
});

it('does not take a refused log-in for a refusal of the submission', async () => {
	const reference = await post('password changed');
	start(async () => {
		throw smtpError('EAUTH', 535);
	});
	await until('tried', async () => (await emailOf(reference)).last_error !== null, 30);
	const { state, deferrals, last_error } = await emailOf(reference);
	assert.deepEqual([state, deferrals], ['waiting', 0]);
	assert.match(last_error ?? '', /does not accept our user name and password/);
});

it('gives an email up when it is deferred for the 203rd time, not before', async () => {
	const reference = await post('hopeless');
	await server.store.db.updateTable('emails').set({ deferrals: 201 }).execute();
	start(async () => {
		throw smtpError('EMESSAGE', 451);
	});
	await until('deferred', async () => (await emailOf(reference)).deferrals === 202, 30);
	assert.equal((await emailOf(reference)).state, 'waiting');
	later(3_600_000);
	await until('dead', async () => (await emailOf(reference)).state === 'dead', 30);
});

const nobodyThere = () => Object.assign(new Error('nobody there'), { code: 'ESOCKET', syscall: 'connect' });

it('never gives an email up because the mail server is away, however old it is', async () => {
	const reference = await post('from a backup');
	server.time.now += 9 * 24 * 3_600_000;
	start(async () => {
		throw nobodyThere();
	});
	await until('tried', async () => (await emailOf(reference)).last_error !== null, 30);
	assert.equal((await emailOf(reference)).state, 'waiting');
});

it('tries that met nobody do not lengthen the wait of an email that is then deferred', async () => {
	const reference = await post('unlucky');
	start(async ({ attempts }) => {
		throw attempts < 3 ? nobodyThere() : smtpError('EMESSAGE', 451);
	});
	for (const attempts of [1, 2]) {
		const metNobody = async () => {
			const email = await emailOf(reference);
			return email.attempts === attempts && email.state === 'waiting';
		};
		await until('tried', metNobody, 30);
		later(2000);
	}
	await until('deferred', async () => (await emailOf(reference)).deferrals === 1, 30);
	assert.equal((await emailOf(reference)).due_at, server.time.now + 30_000);
});

it('stops within the grace it is given, and leaves an unfinished email waiting', async () => {
	const reference = await post('slow');
	start(
		(_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
	);
	await until('taken', async () => (await emailOf(reference)).state === 'sending', 30);
	await worker.stop(10);
	assert.equal((await emailOf(reference)).state, 'waiting');
});

it('a mail server that is slow to say 250 gets a copy more for a try that was too short, and no other', async () => {
	const reference = await post('slow');
	const taken: string[] = [];
	await using mail = await openMailServer({
		async judge(text) {
			taken.push(text);
			await pause(3000);
		},
	});
	const transport = openTransport({ SMTP_URL: mail.url, DATA_DIR: '' }, smtpLimits);
	const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
	const timeout = (deferrals: number) => (deferrals === 0 ? 2000 : 600_000);
	start(deliverWith({ store: server.store, transport, addresses }), timeout);
	await until('deferred', async () => (await emailOf(reference)).deferrals === 1, 30);
	later(30_000);
	await until('sent', async () => (await emailOf(reference)).state === 'sent', 30);
	await worker.stop(0);
	transport.close();
	assert.equal(taken.length, 2);
});

it('a mail server that hangs over some emails does not hold up what is new', async () => {
	const hanging = await Promise.all(Array.from({ length: 7 }, (_, n) => post(`hangs ${n}`)));
	let hung = 0;
	start(
		({ reference }, signal) => {
			if (!hanging.includes(reference ?? '')) return Promise.resolve();
			hung++;
			return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
		},
		(deferrals) => (deferrals === 0 ? 50 : 600_000),
	);
	const deferred = async () =>
		(await Promise.all(hanging.map(emailOf))).every(({ deferrals }) => deferrals === 1);
	await until('each has hung once', deferred, 30);
	later(30_000);
	await until('two hang for long', () => hung === 9, 30);
	const fresh = await post('new');
	worker.nudge();
	await until('sent', async () => (await emailOf(fresh)).state === 'sent', 30);
	assert.equal(hung, 9);
});
