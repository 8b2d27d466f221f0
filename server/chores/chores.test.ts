import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pino } from 'pino';
import { message, openOffice, registration, type TestOffice } from '../../tests/office/open-office.ts';
import type { Email } from '../mail/compose.ts';
import { deliverWith } from '../mail/deliver.ts';
import { openTransport, type Transport } from '../mail/transport.ts';
import { claim } from '../outbox/claim.ts';
import { markSent, markWaiting } from '../outbox/mark.ts';
import { doChores } from './caretaker.ts';
import { eraseMailFiles } from './erase-mail-files.ts';
import { erasePerson, purgeLetters } from './purge.ts';

let office: TestOffice;
afterEach(() => office.close());

const log = pino({ level: 'silent' });
const chores = () =>
	doChores({ store: office.store, clock: () => office.time.now, log, config: office.config });
const post = async (payload: object, url = '/api/send-email', headers = {}): Promise<string> =>
	(await office.app.inject({ method: 'POST', url, payload, headers })).json().reference;

const letter = { kind: 'message', fields: '{}', email: 'a@vist.example', suspected: 0, received_at: 0 };

/** Claims whatever is due and composes it, as the postman would; hands it to a mail server too if there is one. */
async function mailNow(server?: Transport): Promise<Email[]> {
	const sent: Email[] = [];
	const send = async (email: Email, signal: AbortSignal) => {
		sent.push(email);
		await server?.send(email, signal);
	};
	const transport = { destination: '', close() {}, send };
	const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
	const calendar = Buffer.from('BEGIN:VCALENDAR');
	const deliver = deliverWith({ store: office.store, transport, addresses, calendar });
	for (const email of await claim(office.store, 50, [])) {
		await deliver(email, new AbortController().signal);
		await markSent(office.store, [email.id]);
	}
	return sent;
}

describe('the daily digest', () => {
	beforeEach(async () => {
		office = await openOffice();
	});

	it('is not sent while all is well', async () => {
		await post(message);
		await chores();
		assert.deepEqual(
			(await mailNow()).map(({ subject }) => subject),
			['Message from मीरा शर्मा'],
		);
	});

	it('[FORM-9] brings a held letter to the organiser in full, once', async () => {
		const reference = await post({ ...message, website: 'filled by a browser' });
		await chores();
		await chores();
		const [digest, ...more] = await mailNow();
		assert.equal(more.length, 0);
		assert.equal(digest?.messageId, '<digest-2026-11-21@aeg.example>');
		assert.equal(digest?.to, 'office@aeg.example');
		assert.ok(digest?.text.includes(reference) && digest.text.includes(message.message));
		office.time.now += 24 * 3_600_000;
		await chores();
		assert.deepEqual(await mailNow(), []);
	});

	it('[FORM-9] brings a letter that was sent too soon in full too', async () => {
		const reference = await post(registration, '/api/send-registration', { 'form-shown-for': '999' });
		await chores();
		const [digest, ...more] = await mailNow();
		assert.equal(more.length, 0);
		for (const words of [reference, ...Object.values(registration)]) assert.ok(digest?.text.includes(words));
	});

	it('[FORM-9] is followed by others the same day until no letter is held', async () => {
		const references: string[] = [];
		for (let n = 0; n < 250; n++) {
			if (n === 150) office.time.now += 3_600_000;
			references.push(await post({ ...message, message: `${n}`, website: 'x' }));
		}
		await chores();
		const digests: Email[] = [];
		for (let digest = 0; digest < 4; digest++) digests.push(...(await mailNow()));
		assert.deepEqual(
			digests.map(({ messageId }) => messageId),
			['digest-2026-11-21', 'digest-2026-11-21-2', 'digest-2026-11-21-3'].map((id) => `<${id}@aeg.example>`),
		);
		const missing = references.filter((reference) => !digests.some(({ text }) => text.includes(reference)));
		assert.deepEqual(missing, []);
		const held = office.store.db.selectFrom('emails').select('id').where('state', '=', 'held');
		assert.deepEqual(await held.execute(), []);
	});

	it('names letters that were refused for good or have waited for over an hour', async () => {
		const dead = await post(message);
		await office.store.db.updateTable('emails').set({ state: 'dead' }).execute();
		const waiting = await post({ ...message, message: 'waits' });
		office.time.now += 3_600_000;
		await markWaiting(office.store, { id: `${waiting}.organiser`, deferrals: 0 }, 60_000, 'ESOCKET');
		await chores();
		const digest = (await mailNow()).find(({ subject }) => subject.includes('attention'));
		assert.match(digest?.text ?? '', new RegExp(`1 e-mails were refused[\\s\\S]*${dead}`));
		assert.match(digest?.text ?? '', /1 e-mails have been waiting for more than an hour/);
	});
});

describe('retention', () => {
	const longAfter = Date.UTC(2028, 0, 1);

	it('erases letters older than RETENTION_MONTHS and forgets counts and references after a day', async () => {
		office = await openOffice({ RETENTION_MONTHS: '12' });
		await post(message);
		await mailNow();
		office.time.now = Date.UTC(2027, 10, 21, 6, 30);
		await chores();
		assert.equal((await office.store.db.selectFrom('letters').select('reference').execute()).length, 1);
		office.time.now += 1;
		await chores();
		office.time.now += 86_400_001;
		await chores();
		for (const table of ['letters', 'emails', 'submissions', 'counters', 'erased'] as const)
			assert.equal((await office.store.db.selectFrom(table).selectAll().execute()).length, 0, table);
	});

	for (const state of ['waiting', 'sending', 'held', 'dead'] as const)
		it(`[FORM-9] keeps a letter whose e-mail is ${state}, however old: it has not reached the organiser`, async () => {
			office = await openOffice();
			const reference = await post(message);
			await office.store.db.updateTable('emails').set({ state }).execute();
			await purgeLetters(office.store, longAfter);
			const kept = await office.store.db.selectFrom('letters').select('reference').execute();
			assert.deepEqual(kept, [{ reference }]);
		});

	it('lets new letters in between while very many are erased', async () => {
		office = await openOffice();
		const many = Array.from({ length: 2500 }, (_, n) => ({ ...letter, reference: `AEG-OLD-${n}` }));
		for (let n = 0; n < many.length; n += 500)
			await office.store.db
				.insertInto('letters')
				.values(many.slice(n, n + 500))
				.execute();
		let done = false;
		const purging = purgeLetters(office.store, 1).then((erased) => {
			done = true;
			return erased;
		});
		assert.match(await post(message), /^AEG-/);
		assert.equal(done, false);
		assert.equal(await purging, 2500);
	});
});

describe('files of e-mails, while there is no mail server', () => {
	const letterFile = 'AEG-0000-0000-0001.organiser.eml';
	const otherFile = 'AEG-0000-0000-0002.organiser.eml';

	it('go with their letters, though the office was killed between the erasing and the removing', async () => {
		office = await openOffice({ RETENTION_MONTHS: '0' });
		const mail = join(office.config.DATA_DIR, 'mail');
		mkdirSync(mail, { recursive: true });
		for (const name of [letterFile, `${letterFile}.part`, otherFile]) writeFileSync(join(mail, name), '');
		await office.store.db
			.insertInto('letters')
			.values([1, 2].map((n) => ({ ...letter, reference: `AEG-0000-0000-000${n}`, received_at: n })))
			.execute();
		await purgeLetters(office.store, 2);
		await chores();
		assert.deepEqual(readdirSync(mail), [otherFile]);
	});

	it('go with a letter that a digest brought in full, and other digests stay', async () => {
		office = await openOffice();
		const transport = openTransport({ SMTP_URL: '', DATA_DIR: office.config.DATA_DIR });
		for (const email of ['one@vist.example', 'two@vist.example']) {
			for (let n = 0; n < 40; n++) await post({ ...message, email, message: `number ${n}`, website: 'x' });
			await chores();
			await mailNow(transport);
			office.time.now += 24 * 3_600_000;
		}
		transport.close();
		const mail = join(office.config.DATA_DIR, 'mail');
		assert.equal(readdirSync(mail).length, 2);
		await erasePerson(office.store, 'one@vist.example');
		await eraseMailFiles(office.store, office.config.DATA_DIR);
		assert.deepEqual(readdirSync(mail), ['digest-2026-11-22.eml']);
	});
});

describe('receipts', () => {
	it('are not sent unless asked for', async () => {
		office = await openOffice();
		await post(message);
		assert.equal((await mailNow()).length, 1);
	});

	it('hold fixed words, the reference and the dates, and nothing that was typed', async () => {
		office = await openOffice({ SEND_RECEIPTS: 'true' });
		const reference = await post(
			{ ...registration, name: 'Buy at https://spam.example' },
			'/api/send-registration',
		);
		const receipt = (await mailNow()).find(({ to }) => to === registration.email);
		assert.equal(receipt?.subject, 'We have your registration');
		assert.ok(receipt?.text.includes(reference));
		const { to: _, ...rest } = receipt ?? {};
		assert.ok(!JSON.stringify(rest).includes('spam'));
		assert.ok(!JSON.stringify(rest).includes(registration.affiliation));
		assert.equal(receipt?.attachments?.[0]?.filename, 'conference.ics');
	});

	it('go to one address three times a day at most, and never for a suspected letter', async () => {
		office = await openOffice({ SEND_RECEIPTS: 'true' });
		for (let n = 0; n < 5; n++) await post({ ...message, message: `number ${n}` });
		await post({ ...registration, website: 'x' }, '/api/send-registration');
		const sent = await mailNow();
		assert.equal(sent.filter(({ to }) => to === message.email).length, 3);
		assert.equal(sent.filter(({ to }) => to === 'office@aeg.example').length, 5);
		assert.equal(sent.filter(({ to }) => to === registration.email).length, 0);
	});

	it('are counted without the address that they go to', async () => {
		office = await openOffice({ SEND_RECEIPTS: 'true' });
		await post(message);
		const counters = await office.store.db.selectFrom('counters').select('bucket').execute();
		assert.equal(counters.filter(({ bucket }) => bucket.startsWith('receipts ')).length, 1);
		assert.doesNotMatch(JSON.stringify(counters), /meera|vist/);
	});
});
