import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { projectTopics } from '#content/software/topics.ts';
import { until } from '../../tests/faults/until.ts';
import { openMailServer } from '../../tests/server/mail-server.ts';
import { message, openServer, registration, type TestServer } from '../../tests/server/open-server.ts';
import { openTransport } from '../mail/transport.ts';
import { deliverWith } from '../outbox/deliver.ts';
import { startOutboxWorker } from '../outbox/worker.ts';

let server: TestServer;
before(async () => {
	server = await openServer();
});
after(() => server.close());

const send = (url: string, payload: object, headers = {}) =>
	server.app.inject({
		method: 'POST',
		url,
		headers: { 'content-type': 'application/json', ...headers },
		payload,
	});

const stored = (reference: string) =>
	server.store.db.selectFrom('submissions').selectAll().where('reference', '=', reference).executeTakeFirst();

describe('submissions as JSON', () => {
	it('[FORM-3] stores a message word for word and answers with its reference', async () => {
		const answer = await send('/api/send-email', message);
		assert.equal(answer.statusCode, 200);
		const { success, reference } = answer.json();
		assert.equal(success, true);
		assert.match(reference, /^AEG(-[0-9A-Z]{4}){3}$/);
		const row = await stored(reference);
		assert.deepEqual(JSON.parse(row?.fields ?? ''), message);
	});

	it('[FORM-4] stores a registration', async () => {
		const { success, reference } = (await send('/api/send-registration', registration)).json();
		assert.equal(success, true);
		const kept = { ...registration, conference: server.edition.name, 'conference-state': 'open' };
		assert.deepEqual(JSON.parse((await stored(reference))?.fields ?? ''), kept);
	});

	it('[FORM-5] takes the same words with the same key for a repeat, whatever page they come from', async () => {
		const words = { ...message, message: 'from two pages' };
		const key = { 'idempotency-key': 'one' };
		const from = (referer: string) => send('/api/send-email', words, { ...key, referer });
		const first = (await from('http://site/contact?topic=hosting')).json();
		assert.deepEqual((await from('http://site/contact')).json(), first);
		const { page, topic } = JSON.parse((await stored(first.reference))?.fields ?? '');
		assert.deepEqual([page, topic], ['/contact', 'hosting']);
	});

	it('[FORM-9] puts the email to the organiser into the outbox in the same transaction', async () => {
		const { reference } = (await send('/api/send-email', { ...message, message: 'outbox' })).json();
		const emails = await server.store.db
			.selectFrom('emails')
			.selectAll()
			.where('reference', '=', reference)
			.execute();
		assert.deepEqual(
			emails.map(({ purpose, state }) => [purpose, state]),
			[['organiser', 'waiting']],
		);
	});

	it('[FORM-3] takes a message of 10,000 characters from a program that escapes each of them', async () => {
		const escaped = JSON.stringify({
			...message,
			name: 'म'.repeat(200),
			message: 'न'.repeat(10_000),
		}).replaceAll(/[^ -~]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
		const answer = await server.app.inject({
			method: 'POST',
			url: '/api/send-email',
			headers: { 'content-type': 'application/json' },
			payload: escaped,
		});
		assert.equal(answer.statusCode, 200);
		const longer = await send('/api/send-email', { ...message, message: 'x'.repeat(70_000) });
		assert.equal(longer.statusCode, 413);
	});

	it('[FORM-5] answers a repeat with the first reference and stores nothing again', async () => {
		const key = { 'idempotency-key': '0b9f7c1e-5f0e-4b38-9d1c-1f6a2f3b4c5d' };
		const once = { ...message, message: 'once only' };
		const [first, second] = await Promise.all([
			send('/api/send-email', once, key),
			send('/api/send-email', once, key),
		]);
		const third = await send('/api/send-email', once, key);
		assert.equal(first.json().reference, second.json().reference);
		assert.equal(first.json().reference, third.json().reference);
		const { length } = await server.store.db
			.selectFrom('submissions')
			.select('reference')
			.where('fields', '=', JSON.stringify(once))
			.execute();
		assert.equal(length, 1);
	});

	it('keeps both submissions when one key comes with two texts, so that a correction is never lost', async () => {
		const key = { 'idempotency-key': 'same' };
		const first = (await send('/api/send-email', { ...message, message: 'first try' }, key)).json();
		const second = (await send('/api/send-email', { ...message, message: 'corrected' }, key)).json();
		assert.notEqual(first.reference, second.reference);
	});

	it('takes the same words as a new submission after a day', async () => {
		const words = { ...message, message: 'every day' };
		const first = (await send('/api/send-email', words)).json();
		server.time.now += 86_399_999;
		assert.equal((await send('/api/send-email', words)).json().reference, first.reference);
		server.time.now += 1;
		assert.notEqual((await send('/api/send-email', words)).json().reference, first.reference);
	});

	it('names every wrong field, and stores nothing', async () => {
		const answer = await send('/api/send-registration', {
			...registration,
			email: 'no',
			phone: '',
			extra: 'x',
		});
		assert.equal(answer.statusCode, 422);
		assert.deepEqual(answer.json(), {
			success: false,
			errors: {
				email: 'Enter an email address in the correct format, like name@example.com',
				phone: 'Enter your phone number',
				form: 'Reload the page and send the form again',
			},
		});
	});

	it('[FORM-11] refuses a message that holds nothing but what the site wrote into it', async () => {
		const opening = projectTopics.openings['mobile-app'] ?? '';
		const untouched = await send('/api/send-email', {
			...message,
			message: opening.replaceAll('\n', '\r\n '),
		});
		assert.equal(untouched.statusCode, 422);
		assert.match(untouched.json().errors.message, /^Add your own words/);
		const answered = await send('/api/send-email', { ...message, message: `${opening}For farmers.` });
		assert.equal(answered.statusCode, 200);
	});

	it('[FORM-1] writes to the same address whichever way a browser sends its domain', async () => {
		for (const email of ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c']) {
			const { reference } = (await send('/api/send-email', { ...message, email })).json();
			const row = await stored(reference);
			assert.equal(row?.email, 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c');
			assert.equal(JSON.parse(row?.fields ?? '').email, 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c');
		}
	});

	it('asks for what is not there in words for people', async () => {
		assert.deepEqual((await send('/api/send-email', {})).json().errors, {
			name: 'Enter your name',
			email: 'Enter your email address',
			message: 'Enter your message',
		});
		assert.deepEqual((await send('/api/send-registration', { name: 'A' })).json().errors, {
			email: 'Enter your email address',
			phone: 'Enter your phone number',
			affiliation: 'Enter your institute',
			department: 'Enter your department',
		});
	});

	for (const [what, body] of Object.entries({
		'a number for a name': { ...message, name: 1 },
		'a list for a name': { ...message, name: ['a'] },
		'an object for a name': { ...message, name: { toString: 'a' } },
		'nothing for a name': { ...message, name: null },
		'a list': [message],
	}))
		it(`refuses ${what}: nothing is coerced`, async () => {
			assert.equal((await send('/api/send-email', body)).statusCode, 422);
		});

	it('logs nothing that a visitor typed, though the mail server and the store refuse it and say why', async () => {
		const secret = 'secret-address@vist.example';
		await using mail = await openMailServer({
			judge() {
				throw Object.assign(new Error(`nobody wants to hear of ${secret}`), { responseCode: 550 });
			},
		});
		const failing = await openServer();
		const { store, logged, app } = failing;
		const payload = { name: 'Secretname Typed', email: secret, message: 'secret words' };
		const post = () => app.inject({ method: 'POST', url: '/api/send-email', payload });
		assert.equal((await post()).statusCode, 200);
		const transport = openTransport({ SMTP_URL: mail.url, DATA_DIR: '' });
		const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
		const deliver = deliverWith({ store, transport, addresses });
		const worker = startOutboxWorker({ store, deliver, log: failing.log });
		await until('the mail server has refused it', () => logged.join('').includes('not delivered'), 30);
		await worker.stop(0);
		transport.close();

		payload.message = 'secret words again';
		const refuseAll = store.shared
			? sql`alter table submissions add check (kind = 'none') not valid`
			: sql`alter table submissions rename to lost`;
		await refuseAll.execute(store.db);
		assert.equal((await post()).statusCode, 503);
		await failing.close();
		assert.match(logged.join(''), /"err":/);
		assert.doesNotMatch(logged.join(''), /secret/i);
	});
});
