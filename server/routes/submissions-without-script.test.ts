import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { topics } from '#content/software/topics.ts';
import { indianMoment } from '#contract/moment.ts';
import { paths } from '#contract/paths.ts';
import { message, openServer, registration, type TestServer } from '../../tests/server/open-server.ts';

let server: TestServer;
before(async () => {
	server = await openServer();
});
after(() => server.close());

const submit = (url: string, fields: Record<string, string>, headers = {}) =>
	server.app.inject({
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
		const answer = await submit('/api/send-email', { ...message, key: '', 'leave-empty': '' });
		assert.equal(answer.statusCode, 200);
		assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
		assert.equal(answer.headers['cache-control'], 'no-store');
		assert.match(answer.body, /Message Submitted!/);
		assert.match(answer.body, /AEG(-[0-9A-Z]{4}){3}/);
	});

	for (const path of ['/API/Send-Email', '/api/send-email/', '//api/send-email', '/Api/SEND-EMAIL//'])
		it(`[RT-44] [FORM-8] takes a message at ${path} too`, async () => {
			const answer = await submit(path, { ...message, message: path });
			assert.equal(answer.statusCode, 200);
			assert.match(answer.body, /Message Submitted!/);
			const headers = { 'content-type': 'application/json' };
			const payload = JSON.stringify({ ...message, message: `${path} by script` });
			const json = await server.app.inject({ method: 'POST', url: path, headers, payload });
			assert.equal(json.json().success, true);
		});

	it('[RT-43] answers a form that was sent nowhere, and who opens the address of a form, with a page', async () => {
		const nowhere = await submit('/api/send-nothing', { ...message });
		assert.equal(nowhere.statusCode, 404);
		assert.match(nowhere.body, /We cannot find this page/);
		assert.equal(nowhere.headers['cache-control'], 'no-store');
		for (const url of ['/api/send-email', '/API/Documents/Abstract-Book']) {
			const opened = await server.app.inject({ url, headers: { accept: 'text/html' } });
			assert.equal(opened.statusCode, 405, url);
			assert.equal(opened.headers.allow, 'POST');
			assert.match(opened.body, /We cannot find this page/);
			const asked = await server.app.inject({ url, headers: { accept: '*/*' } });
			assert.equal(asked.json().success, false);
		}
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

	it('[CTA-1] [FORM-8] keeps the page and the topic it was sent from, also over a page that asks for another word', async () => {
		const words = { ...message, message: 'about a topic' };
		const refused = await submit(
			'/api/send-email',
			{ ...words, name: '', 'sent-from': '' },
			{ referer: 'https://www.aeg.example/contact?topic=seo-audit' },
		);
		const [, page = ''] = /name="sent-from" value="([^"]+)"/.exec(refused.body) ?? [];
		const again = { referer: 'https://www.aeg.example/api/send-email' };
		const sent = await submit('/api/send-email', { ...words, 'sent-from': page }, again);
		const [reference = ''] = /AEG(-[0-9A-Z]{4}){3}/.exec(sent.body) ?? [];
		const { fields } = await server.store.db
			.selectFrom('submissions')
			.select('fields')
			.where('reference', '=', reference)
			.executeTakeFirstOrThrow();
		assert.deepEqual(JSON.parse(fields), { ...words, page: '/contact', topic: 'seo-audit' });
	});

	it('[FORM-8] says "Failed to register!" with status 422', async () => {
		const answer = await submit('/api/send-registration', { ...registration, department: '' });
		assert.equal(answer.statusCode, 422);
		assert.match(answer.body, /Failed to register![\s\S]*Enter your department/);
	});

	it('[FORM-5] takes a double click as one submission even without a key', async () => {
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
			'leave-empty': '',
		});
		assert.equal(answer.statusCode, 200);
		const [, reference = ''] = /(AEG(?:-[0-9A-Z]{4}){3})/.exec(answer.body) ?? [];
		const { fields } = await server.store.db
			.selectFrom('submissions')
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

describe('the receipt without script', () => {
	const again = (body: string) => /data-again="([^"]*)"/.exec(body)?.[1];

	it('[FORM-10] says about what, who, what and when, as the page with script does', async () => {
		const { body } = await submit(
			'/api/send-email',
			{ ...message, message: 'Forty <b>square</b> metres', email: 'asha@उदाहरण.भारत' },
			{ referer: 'https://www.aeg.example/contact?topic=seo-audit' },
		);
		for (const words of [
			topics['seo-audit'].label,
			message.name,
			'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
			'Forty &lt;b&gt;square&lt;/b&gt; metres',
			indianMoment(server.time.now),
		])
			assert.ok(body.includes(words), words);
		assert.equal(again(body), '/contact?topic=seo-audit');
	});

	it('[FORM-10] leads back to a form of the same kind where nobody knows where it came from', async () => {
		const sent = await submit('/api/send-email', { ...message, message: 'from nowhere' });
		assert.equal(again(sent.body), paths.contact);
		const registered = await submit('/api/send-registration', { ...registration, name: 'From nowhere' });
		assert.equal(again(registered.body), paths.registration);
	});
});
