import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import PostalMime from 'postal-mime';
import { fillIn } from '#content/email-words.ts';
import { labels } from '#content/field-words.ts';
import { emails, pageName } from '#content/site/emails.ts';
import { topicOpening } from '#contract/message-opening.ts';
import { openMailServer } from '../../tests/server/mail-server.ts';
import { message, registration } from '../../tests/server/open-server.ts';
import type { SentFrom } from '../sent-from.ts';
import { composeSubmission } from './compose.ts';
import { composeHeld } from './held-mail.ts';
import type { StoredSubmission } from './submission-mail.ts';
import { openTransport } from './transport.ts';

const receivedAt = Date.UTC(2026, 10, 21, 6, 30);
const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
const submission: StoredSubmission = {
	kind: 'message',
	reference: 'AEG-7K3M-9QXZ-4TBN',
	receivedAt,
	suspected: false,
	fields: message,
};
const compose = (change: Partial<StoredSubmission> = {}) =>
	composeSubmission(
		'AEG-7K3M-9QXZ-4TBN.organiser',
		{ ...submission, ...change } as StoredSubmission,
		addresses,
	);
const words = emails.submission;
const plainSubject = fillIn(emails.message.toOrganiser.subject, { sender: message.name, about: '' });
const never = new AbortController().signal;

async function throughSmtp(email: ReturnType<typeof compose>) {
	await using server = await openMailServer();
	const transport = openTransport({ SMTP_URL: server.url, DATA_DIR: '' });
	await transport.send(email, never);
	transport.close();
	return PostalMime.parse(server.mails[0] ?? '');
}

describe('a submission by email', () => {
	it('[FORM-9] comes from our own address, to the organiser, with the visitor in Reply-To and Devanagari intact', async () => {
		const mail = await throughSmtp(compose());
		assert.equal(mail.from?.address, 'website@aeg.example');
		assert.deepEqual(
			mail.to?.map(({ address }) => address),
			['office@aeg.example'],
		);
		assert.deepEqual(mail.replyTo, [{ name: 'मीरा शर्मा', address: 'meera@vist.example' }]);
		assert.equal(mail.subject, plainSubject);
		assert.equal(mail.messageId, '<AEG-7K3M-9QXZ-4TBN.organiser@aeg.example>');
		assert.match(mail.text ?? '', /नमस्ते,\nplease send the brochure\./);
		assert.ok(mail.text?.includes(`${words.labels.reference}: AEG-7K3M-9QXZ-4TBN`));
		assert.match(mail.html ?? '', /नमस्ते,\nplease send the brochure\./);
	});

	it('[FORM-9] says in its subject that a robot seems to have sent it, and why in its text', async () => {
		const mail = await throughSmtp(compose({ suspected: true }));
		assert.equal(mail.subject, fillIn(words.suspectedSubject, { subject: plainSubject }));
		for (const part of [mail.text, mail.html]) assert.ok(part?.includes(words.whySuspected));
		assert.match(mail.text ?? '', /please send the brochure/);
	});

	it('[FORM-9] promises that a reply goes to the visitor only where it does: in an email of one submission alone', () => {
		assert.ok(compose().text.includes(words.reply));
		for (const suspected of [false, true]) {
			const held = [submission, submission].map((one) => ({ ...one, suspected }));
			const { text, replyTo } = composeHeld('held-2026-11-21T06', held, addresses);
			assert.ok(text.includes('please send the brochure'));
			assert.ok(!text.includes(words.reply) && replyTo === undefined);
		}
	});

	it('says everything of a registration in both parts', async () => {
		const mail = await throughSmtp(
			compose({ kind: 'registration', fields: registration } as Partial<StoredSubmission>),
		);
		const { name: sender, affiliation } = registration;
		assert.equal(
			mail.subject,
			fillIn(emails.registration.standing.toOrganiser.subject, { sender, affiliation, about: '' }),
		);
		for (const typed of Object.values(registration))
			for (const part of [mail.text, mail.html]) assert.ok(part?.includes(typed), typed);
	});

	it('[CTA-1] names the page and the topic in the subject, where they are known', async () => {
		const subjectFrom = (from: SentFrom) =>
			compose({ fields: { ...message, ...from } } as Partial<StoredSubmission>).subject;
		const subject = (about: string) =>
			fillIn(emails.message.toOrganiser.subject, { sender: message.name, about });
		const page = pageName('/contact');
		const fromPage = subject(fillIn(words.about.page, { page }));
		assert.equal(subjectFrom({ page: '/contact' }), fromPage);
		const about = (topic: string) => subject(fillIn(words.about.topic, { page, topic }));
		assert.equal(
			subjectFrom({ page: '/contact', topic: 'a-topic-of-last-year' }),
			about('a topic of last year'),
		);
		const begun = { ...message, message: topicOpening('Free SEO audit', 'Address of the site') };
		const named = (topic: string) =>
			compose({ fields: { ...begun, page: '/contact', topic } } as Partial<StoredSubmission>).subject;
		assert.equal(named('seo-audit'), about('Free SEO audit'));
		const from = { page: '/contact', topic: 'seo-audit' } as const;
		const mail = await throughSmtp(compose({ fields: { ...message, ...from } } as Partial<StoredSubmission>));
		for (const part of [mail.text, mail.html]) assert.ok(part?.includes('/contact?topic=seo-audit'));
	});

	it('tells the time by the clock of India', () => {
		assert.match(compose({ receivedAt: Date.UTC(2026, 10, 21, 18, 45) }).text, /22 November 2026\D+00:15/);
	});

	it('does not speak of a field that was left empty, or that is newer than the submission', () => {
		const { department, ...older } = registration;
		for (const fields of [older, { ...older, department: '' }]) {
			const { text } = compose({ kind: 'registration', fields } as Partial<StoredSubmission>);
			assert.ok(text.includes(`${labels.affiliation}: ${older.affiliation}`));
			assert.ok(!text.includes(labels.department));
		}
	});

	it('shows marks of HTML as they were typed', async () => {
		const fields = { ...message, message: '<img src=x onerror=alert(1)> & "quotes"' };
		const mail = await throughSmtp(compose({ fields } as Partial<StoredSubmission>));
		assert.ok(mail.html?.includes('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;'));
		assert.ok(mail.text?.includes(fields.message));
	});

	it('is a file in the data folder when there is no mail server', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'mail-'));
		const transport = openTransport({ SMTP_URL: '', DATA_DIR: folder });
		await transport.send(compose(), never);
		await transport.send(compose(), never);
		assert.deepEqual(readdirSync(join(folder, 'mail')), ['AEG-7K3M-9QXZ-4TBN.organiser.eml']);
		const mail = await PostalMime.parse(
			readFileSync(join(folder, 'mail', 'AEG-7K3M-9QXZ-4TBN.organiser.eml')),
		);
		assert.equal(mail.subject, plainSubject);
		assert.equal(transport.destination, join(folder, 'mail'));
	});

	it('never shows a password of the mail server', () => {
		const transport = openTransport({ SMTP_URL: 'smtps://user:secret@mail.aeg.example', DATA_DIR: '' });
		assert.equal(transport.destination, 'mail.aeg.example');
		transport.close();
	});
});
