import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { message, openOffice, registration, type TestOffice } from '../../tests/office/open-office.ts';

let office: TestOffice;
before(async () => {
	office = await openOffice();
});
after(() => office.close());

const submit = (url: string, fields: Record<string, string>, headers = {}) =>
	office.app.inject({
		method: 'POST',
		url,
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			accept: 'text/html,*/*;q=0.8',
			...headers,
		},
		payload: new URLSearchParams(fields).toString(),
	});

describe('forms without script', () => {
	it('[FORM-8] answers a message with a page that says "Message Submitted!" and the reference', async () => {
		const answer = await submit('/api/send-email', { ...message, key: '', website: '' });
		assert.equal(answer.statusCode, 200);
		assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
		assert.equal(answer.headers['cache-control'], 'no-store');
		assert.match(answer.body, /Message Submitted!/);
		assert.match(answer.body, /AEG(-[0-9A-Z]{4}){3}/);
	});

	it('[FORM-8] answers a registration with a page that says "Registration Successful!"', async () => {
		const answer = await submit('/api/send-registration', registration);
		assert.match(answer.body, /Registration Successful!/);
	});

	it('[FORM-8] shows what is wrong and everything that was typed, escaped', async () => {
		const answer = await submit('/api/send-email', {
			name: '"><script>alert(1)</script>',
			email: 'no',
			message: '%%email%% & more',
		});
		assert.equal(answer.statusCode, 422);
		assert.match(answer.body, /Failed to send message!/);
		assert.match(
			answer.body,
			/<ul><li>Enter an email address in the correct format, like name@example\.com<\/li><\/ul>/,
		);
		assert.match(answer.body, /value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/);
		assert.match(answer.body, />%%email%% &amp; more</);
	});

	it('[FORM-8] says "Failed to register!" with status 422', async () => {
		const answer = await submit('/api/send-registration', { ...registration, department: '' });
		assert.equal(answer.statusCode, 422);
		assert.match(answer.body, /Failed to register![\s\S]*Enter your department/);
	});

	it('[FORM-5] takes a double click as one letter even without a key', async () => {
		const words = { ...message, message: 'clicked twice' };
		const [first, second] = await Promise.all([
			submit('/api/send-email', words),
			submit('/api/send-email', words),
		]);
		assert.equal(first.body, second.body);
		assert.equal(first.statusCode, 200);
	});

	it('answers in JSON when a program asks for no page', async () => {
		const answer = await submit('/api/send-email', message, { accept: 'application/json' });
		assert.equal(answer.json().success, true);
	});

	it('[FORM-8] takes a message of 10,000 characters, each of which is nine bytes in a form', async () => {
		const words = 'नमस्ते भाई'.repeat(1000);
		const answer = await submit('/api/send-email', {
			name: 'म'.repeat(200),
			email: `${'m'.repeat(64)}@${'vist.'.repeat(36)}example`,
			message: words,
			key: randomUUID(),
			website: '',
		});
		assert.equal(answer.statusCode, 200);
		const [, reference = ''] = /(AEG(?:-[0-9A-Z]{4}){3})/.exec(answer.body) ?? [];
		const { fields } = await office.store.db
			.selectFrom('letters')
			.select('fields')
			.where('reference', '=', reference)
			.executeTakeFirstOrThrow();
		assert.equal(JSON.parse(fields).message, words);
	});

	it('[FORM-8] counts a line end as the one character that was typed, though a form sends two', async () => {
		const lines = 'Kindly reply.\r\n'.repeat(714);
		const sent = await submit('/api/send-email', { ...message, message: `${lines}Yes.` });
		assert.equal(sent.statusCode, 200);
		const refused = await submit('/api/send-email', { ...message, message: `${lines}Yes.!` });
		assert.equal(refused.statusCode, 422);
		assert.match(refused.body, /Use at most 10,000 characters/);
	});

	it('answers too long a form with the page and status 413', async () => {
		const answer = await submit('/api/send-email', { ...message, message: 'x'.repeat(100_000) });
		assert.equal(answer.statusCode, 413);
		assert.match(answer.body, /Failed to send message!/);
	});
});
