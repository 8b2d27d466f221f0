import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pino } from 'pino';
import { fillIn } from '#content/email-words.ts';
import { emails } from '#content/site/emails.ts';
import { next } from '../../tests/editions/next.ts';
import { mailNow } from '../../tests/server/mail-now.ts';
import { message, openServer, registration, type TestServer } from '../../tests/server/open-server.ts';
import type { Email } from '../mail/compose.ts';
import { markWaiting } from '../outbox/mark.ts';
import { runJobs } from './scheduler.ts';

let server: TestServer;
afterEach(() => server.close());

const log = pino({ level: 'silent' });
const jobs = () => runJobs({ store: server.store, clock: () => server.time.now, log, config: server.config });
const post = async (payload: object, url = '/api/send-email', headers = {}): Promise<string> =>
	(await server.app.inject({ method: 'POST', url, payload, headers })).json().reference;

/** What a form carries that a robot filled within a moment. */
const robot = { 'leave-empty': 'filled', 'shown-for': '0' };

describe('the daily digest', () => {
	beforeEach(async () => {
		server = await openServer();
	});

	it('is not sent while all is well', async () => {
		await post(message);
		await jobs();
		const reference = await post({ ...message, message: 'another' });
		await jobs();
		const sent = await mailNow(server);
		assert.equal(sent.length, 2);
		assert.ok(sent.some(({ text }) => text.includes(reference)));
		assert.ok(sent.every(({ subject }) => subject !== emails.digest.subject));
	});

	/** What is sent until nothing more is due. */
	async function allMail(): Promise<Email[]> {
		const sent: Email[] = [];
		for (;;) {
			const more = await mailNow(server);
			if (more.length === 0) return sent;
			sent.push(...more);
		}
	}

	it('[FORM-9] counts what is held, then brings it to the organiser in full, once', async () => {
		const reference = await post({ ...message, ...robot });
		await jobs();
		await jobs();
		const [digest, held, ...more] = await allMail();
		assert.equal(more.length, 0);
		assert.equal(digest?.messageId, '<digest-2026-11-21@aeg.example>');
		assert.ok(digest?.text.includes(emails.digest.held.one));
		assert.ok(!digest.text.includes(message.message), 'nothing that was typed can keep it back');
		assert.deepEqual([digest.to, held?.to], ['office@aeg.example', 'office@aeg.example']);
		assert.ok(held?.text.includes(reference) && held.text.includes(message.message));
		server.time.now += 24 * 3_600_000;
		await jobs();
		assert.deepEqual(await allMail(), []);
	});

	it('[FORM-9] brings a registration in full too', async () => {
		const reference = await post({ ...registration, 'leave-empty': 'x' }, '/api/send-registration', {
			'form-shown-for': '999',
		});
		await jobs();
		const [, held, ...more] = await allMail();
		assert.equal(more.length, 0);
		for (const words of [reference, ...Object.values(registration)]) assert.ok(held?.text.includes(words));
	});

	it('[FORM-9] is followed by one email each hour that brings all that are held', async () => {
		const references: string[] = [];
		for (let n = 0; n < 250; n++) {
			if (n === 150) server.time.now += 3_600_000;
			references.push(await post({ ...message, message: `${n}`, ...robot }));
		}
		await jobs();
		const sent = await allMail();
		assert.deepEqual(
			sent.map(({ messageId }) => messageId),
			['digest-2026-11-21', 'held-2026-11-21T07'].map((id) => `<${id}@aeg.example>`),
		);
		const missing = references.filter((reference) => !sent.some(({ text }) => text.includes(reference)));
		assert.deepEqual(missing, []);
		const held = server.store.db.selectFrom('emails').select('id').where('state', '=', 'held');
		assert.deepEqual(await held.execute(), []);
	});

	it('waits for its day when one of another day still waits, and is not written twice', async () => {
		await post({ ...message, ...robot });
		for (let day = 0; day < 5; day++) {
			await jobs();
			server.time.now += 24 * 3_600_000;
		}
		assert.equal((await allMail()).filter(({ subject }) => subject === emails.digest.subject).length, 1);
	});

	it('names submissions that were refused for good or have waited for over an hour', async () => {
		const dead = await post(message);
		await server.store.db.updateTable('emails').set({ state: 'dead' }).execute();
		const waiting = await post({ ...message, message: 'waits' });
		server.time.now += 3_600_000;
		await markWaiting(server.store, { id: `${waiting}.organiser`, deferrals: 0 }, 60_000, 'ESOCKET');
		await jobs();
		const text = (await mailNow(server)).find(({ subject }) => subject === emails.digest.subject)?.text ?? '';
		assert.ok(text.includes(`${emails.digest.refused.one}\n${dead}`));
		assert.ok(text.includes(emails.digest.waiting.one));
		assert.ok(!text.includes(emails.digest.held.one));
	});

	it('speaks to the organiser, and names commands of the administrator at its very end alone', async () => {
		for (let n = 0; n < 3; n++) await post({ ...message, message: `refused ${n}` });
		await server.store.db.updateTable('emails').set({ state: 'dead' }).execute();
		await jobs();
		const [digest] = await mailNow(server);
		const text = digest?.text ?? '';
		assert.ok(text.includes(fillIn(emails.digest.refused.many, { count: 3 })));
		const [before = '', after = ''] = text.split(emails.digest.administrator.opening);
		assert.doesNotMatch(before, /npm run/);
		assert.equal(after.trim(), emails.digest.administrator.refused);
	});
});

describe('receipts', () => {
	it('are not sent unless asked for', async () => {
		server = await openServer();
		await post(message);
		assert.equal((await mailNow(server)).length, 1);
	});

	it('hold fixed words, the reference and the dates, and nothing that was typed', async () => {
		server = await openServer({ SEND_RECEIPTS: 'true' });
		const reference = await post(
			{ ...registration, name: 'Buy at https://spam.example' },
			'/api/send-registration',
		);
		const receipt = (await mailNow(server)).find(({ to }) => to === registration.email);
		const received = '21 November 2026 at 12:00 IST';
		const { subject, opening } = emails.registration.open.toVisitor;
		const values = { reference, received, conference: next.name };
		assert.equal(receipt?.subject, fillIn(subject, values));
		for (const words of [opening, ...emails.receipt.paragraphs.registration, emails.receipt.calendar])
			assert.ok(receipt?.text.includes(fillIn(words, values)), words);
		const { to: _, ...rest } = receipt ?? {};
		assert.ok(!JSON.stringify(rest).includes('spam'));
		assert.ok(!JSON.stringify(rest).includes(registration.affiliation));
		assert.equal(receipt?.attachments?.[0]?.filename, 'conference.ics');
	});

	it('go to one address three times a day at most, and never for a suspected submission', async () => {
		server = await openServer({ SEND_RECEIPTS: 'true' });
		for (let n = 0; n < 5; n++) await post({ ...message, message: `number ${n}` });
		await post({ ...registration, ...robot }, '/api/send-registration');
		const sent = await mailNow(server);
		assert.equal(sent.filter(({ to }) => to === message.email).length, 3);
		assert.equal(sent.filter(({ to }) => to === 'office@aeg.example').length, 5);
		assert.equal(sent.filter(({ to }) => to === registration.email).length, 0);
	});

	it('are counted without the address that they go to', async () => {
		server = await openServer({ SEND_RECEIPTS: 'true' });
		await post(message);
		const counters = await server.store.db.selectFrom('rate_counters').select('bucket').execute();
		assert.equal(counters.filter(({ bucket }) => bucket.startsWith('receipts ')).length, 1);
		assert.doesNotMatch(JSON.stringify(counters), /meera|vist/);
	});
});
