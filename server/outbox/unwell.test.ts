import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { until } from '../../tests/faults/until.ts';
import { message, openServer, type TestServer } from '../../tests/server/open-server.ts';
import { openMailHealth } from './mail-health.ts';
import { type Deliver, type OutboxWorker, startOutboxWorker } from './worker.ts';

/** What becomes of emails while the mail server refuses what it is asked for; time stands still unless it is moved on. */

let server: TestServer;
let worker: OutboxWorker;
afterEach(async () => {
	await worker.stop(0);
	await server.close();
});
beforeEach(async () => {
	server = await openServer({ SEND_RECEIPTS: 'true' });
});

/** How often the worker looks, in milliseconds. */
const lookEvery = 50;

const reply = (command: string, response: string) =>
	Object.assign(new Error('refused'), {
		code: command === '.' ? 'EMESSAGE' : 'EENVELOPE',
		command: command === '.' ? 'DATA' : command,
		responseCode: Number(response.slice(0, 3)),
		response,
	});

async function post(text: string): Promise<string> {
	const payload = { ...message, email: `${text}@vist.example`, message: text };
	return (await server.app.inject({ method: 'POST', url: '/api/send-email', payload })).json().reference;
}

const emails = (purpose = 'organiser') =>
	server.store.db.selectFrom('emails').selectAll().where('purpose', '=', purpose).orderBy('id').execute();
const states = async (purpose?: string) => (await emails(purpose)).map(({ state }) => state);
const all = (state: string) => async () => (await states()).every((one) => one === state);

function start(deliver: Deliver): void {
	const log = pino({ level: 'silent' });
	const mail = openMailHealth({ log, steady: () => server.time.now });
	worker = startOutboxWorker({ store: server.store, deliver, log, mail, lookEvery });
}

for (const [command, response] of [
	['MAIL FROM', '550 5.7.1 not allowed'],
	['RCPT TO', '550 5.1.1 unknown'],
	['.', '552 5.2.2 mailbox full'],
	['.', '554 5.7.1 not authorised'],
] as const)
	it(`[FORM-9] ${response} at ${command} for days: every email waits, few are tried, all arrive after`, async () => {
		for (let n = 0; n < 12; n++) await post(`n${n}`);
		let tries = 0;
		let refuses = true;
		start(async ({ purpose }) => {
			if (!refuses || (purpose === 'receipt' && command !== 'MAIL FROM')) return;
			tries++;
			throw reply(command, response);
		});
		await until('tried', () => tries > 0, 30);
		for (let probe = 0; probe < 10; probe++) {
			const before = tries;
			server.time.now += 24 * 3_600_000;
			worker.nudge();
			await until('tried again', () => tries > before, 30);
		}
		// five at first, then one of each poll loop after each rest
		assert.ok(tries <= 5 + 2 * 10, `${tries}`);
		assert.ok((await states()).every((state) => state === 'waiting' || state === 'sending'));
		assert.ok((await emails()).every(({ deferrals }) => deferrals <= 1));
		refuses = false;
		server.time.now += 33_000;
		await until('sent', all('sent'), 60);
	});

it("a full mailbox of the organiser's holds up no receipt, however many emails wait for it", async () => {
	const waiting = 8;
	for (let n = 0; n < waiting; n++) await post(`n${n}`);
	let tries = 0;
	start(async ({ purpose }) => {
		if (purpose === 'receipt') return;
		tries++;
		throw reply('RCPT TO', '452 4.2.2 over quota');
	});
	async function ask(): Promise<void> {
		const before = tries;
		server.time.now += 33_000;
		worker.nudge();
		await until('tried', () => tries > before, 30);
	}
	for (let n = 0; n < 2 * waiting; n++) await ask();
	await post('new');
	// after a rest the new one goes first, whichever loop looks first
	for (let rest = 0; rest < 2; rest++) {
		server.time.now += 30_000;
		await pause(10 * lookEvery);
	}
	await until(
		'each has its receipt',
		async () => (await states('receipt')).every((one) => one === 'sent'),
		30,
	);
	assert.ok((await states()).every((state) => state !== 'sent'));
});

it('[FORM-9] one email whose words are refused holds nothing up, whatever code says so', async () => {
	const replies = ['554 5.6.0 malformed', '554 5.7.1 refused', '552 5.2.2 no room for this one'];
	for (const response of replies) await post(`bad${response.length}`);
	const bad = new Map((await emails()).map(({ id }, n) => [id, replies[n] ?? '']));
	start(async ({ id }) => {
		const response = bad.get(id);
		if (response) throw reply('.', response);
	});
	for (let n = 0; n < 30; n++) await post(`good${n}`);
	await until(
		'the others are sent',
		async () => {
			server.time.now += 1000;
			worker.nudge();
			return (await states()).filter((state) => state === 'sent').length === 30;
		},
		60,
	);
	for (const { id, state } of await emails()) assert.equal(state, bad.has(id) ? 'waiting' : 'sent');
});

it("a visitor's address that is not there makes its receipt dead, and nothing else", async () => {
	await post('mistyped');
	start(async ({ purpose }) => {
		if (purpose === 'receipt') throw reply('RCPT TO', '550 5.1.1 unknown');
	});
	await until('settled', async () => (await states('receipt'))[0] === 'dead', 30);
	await until('sent', all('sent'), 30);
});
