import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import PostalMime from 'postal-mime';
import { exampleEmails } from '../../tests/server/example-emails.ts';
import { openMailServer } from '../../tests/server/mail-server.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Email } from './compose.ts';
import { openTransport } from './transport.ts';
import { sendTestEmail } from './try-mail-server.ts';

/** What reaches the mail server, as bytes. */
async function rawOf(email: Email): Promise<string> {
	await using server = await openMailServer();
	const transport = openTransport({ SMTP_URL: server.url, DATA_DIR: '' });
	await transport.send(email, new AbortController().signal);
	transport.close();
	return server.mails[0] ?? '';
}

async function rawTestEmail(): Promise<string> {
	await using server = await openMailServer();
	const config = { DATA_DIR: '', MAIL_FROM: 'website@aeg.example', MAIL_TO: 'office@aeg.example' };
	await sendTestEmail({ ...config, SMTP_URL: server.url }, 0);
	return server.mails[0] ?? '';
}

const kinds: Readonly<Record<string, () => Promise<string>>> = {
	...Object.fromEntries(Object.entries(exampleEmails()).map(([kind, email]) => [kind, () => rawOf(email)])),
	'the test email': rawTestEmail,
};

describe('what is sent', () => {
	for (const [kind, raw] of Object.entries(kinds))
		it(`${kind} is an email as RFC 5322 and mail programs want it`, async () => {
			const text = await raw();
			const [head = ''] = text.split('\r\n\r\n', 1);
			assert.match(head, /^[\t\r\n -~]*$/, 'headers are ASCII');
			assert.doesNotMatch(text, /(?<!\r)\n|\r(?!\n)/, 'line ends are all of one kind');
			for (const line of text.split('\r\n')) assert.ok(line.length <= 78, line);
			const header = (name: string) => head.match(new RegExp(`^${name}: (.*)$`, 'gim')) ?? [];
			for (const name of ['From', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'])
				assert.equal(header(name).length, 1, name);
			assert.match(head, /^Auto-Submitted: auto-generated\r$/im);
			assert.match(head, /^X-Auto-Response-Suppress: All\r$/im);
			assert.match(head, /^Message-ID: <[\w.-]+@aeg\.example>\r$/im);
			const mail = await PostalMime.parse(text);
			assert.ok(mail.text && mail.html);
			assert.ok(Date.parse(mail.date ?? '') > Date.UTC(2026, 10, 2), 'it is dated when it is sent');
			const [plain = -1, rich = -1] = ['text/plain; charset=utf-8; format=flowed', 'text/html'].map((type) =>
				text.replaceAll('\r\n ', ' ').indexOf(type),
			);
			assert.ok(plain >= 0 && plain < rich, 'plain text comes first');
		});
});

describe('names', () => {
	const names = [
		'मीरा शर्मा',
		'محمد علي',
		'李小龍',
		"O'Brien, Jr.",
		'"Bob" <b@c.example>',
		'Bob\\',
		'👩🏽‍🔬 Ada',
		'=?utf-8?q?Bob?=',
		'मीरा =?utf-8?b?Qm9i?= शर्मा',
		'x=?'.repeat(60),
		'<b>&amp;</b>',
		'a; b: c, d',
		'ठ'.repeat(200),
	];
	for (const name of names)
		it(`${name.slice(0, 40)} is what was typed, in the subject, in Reply-To and in both parts`, async () => {
			const { 'a message': email } = exampleEmails({ message: { name } });
			const mail = await PostalMime.parse(await rawOf(email as Email));
			assert.deepEqual(mail.replyTo, [{ name, address: 'meera@vist.example' }]);
			assert.ok(mail.subject?.includes(name));
			assert.ok(mail.text?.includes(name));
			assert.ok(mail.html?.includes(escapeHtml(name)));
		});

	it('that turn text round or end lines are shown without what does it', async () => {
		const name = '\u202eBob\u2066\r\nBcc: x@y.example\u200f';
		const { 'a message': email } = exampleEmails({ message: { name, message: 'a\u202eb\u2067c' } });
		const mail = await PostalMime.parse(await rawOf(email as Email));
		assert.equal(mail.replyTo?.[0]?.name, 'Bob Bcc: x@y.example');
		assert.ok(mail.subject?.includes('from Bob Bcc: x@y.example ('));
		assert.equal(mail.bcc, undefined);
		for (const part of [mail.subject, mail.text, mail.html])
			assert.doesNotMatch(part ?? '', /[\u202a-\u202e\u2066-\u2069]/);
		assert.match(mail.text ?? '', /abc/);
	});

	it('of which nothing is left give way to the address', async () => {
		const { 'a message': email } = exampleEmails({ message: { name: '\u202e\u202c' } });
		const mail = await PostalMime.parse(await rawOf(email as Email));
		assert.ok(mail.subject?.includes('meera@vist.example'));
		assert.equal(mail.replyTo?.[0]?.address, 'meera@vist.example');
	});
});

it('a copy of an email carries the same Message-ID', async () => {
	const { 'a message': email } = exampleEmails();
	const [one, other] = await Promise.all([rawOf(email as Email), rawOf(email as Email)]);
	const id = (raw = '') => /^Message-ID: (.+)$/im.exec(raw)?.[1];
	assert.equal(id(one), id(other));
});
