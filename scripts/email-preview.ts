import { conferences } from '#content/records/index/conferences.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { composeSubmission, type Email } from '#server/mail/compose.ts';
import { composeReceipt } from '#server/mail/receipt.ts';
import type { StoredSubmission } from '#server/mail/submission-mail.ts';

/**
 * Prints a page with the emails that one message and one registration cause, as the server composes them: the editor shows
 * it beside “Words of emails”. It is a program of its own, so that it reads the records anew each time.
 */

const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
const visitor = { name: 'Example visitor', email: 'visitor@example.org' };
const common = { reference: 'AEG-7K3M-9QXZ-4TBN', receivedAt: Date.now(), suspected: false } as const;
const conference = Object.values(conferences).at(-1)?.name ?? 'Example conference';

const submissions: readonly StoredSubmission[] = [
	{ ...common, kind: 'message', fields: { ...visitor, message: 'Please send the brochure.' } },
	{
		...common,
		kind: 'registration',
		fields: {
			...visitor,
			phone: '+91 00000 00001',
			affiliation: 'Example university',
			department: 'Mechanical engineering',
			conference,
			'conference-state': 'open',
		},
	},
];

/** What a mailbox shows of an email, and its HTML part. */
function shown(what: string, { from, to, subject, html }: Email): string {
	const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
	return `<section><h2>${what}</h2><p>From: ${escapeHtml(`${from.name} <${from.address}>`)}<br>To: ${to}<br>Subject: <b>${escapeHtml(subject)}</b></p>${body}</section><hr>`;
}

const emails = submissions.flatMap((submission) => {
	const { kind, reference, receivedAt, fields } = submission;
	const facts = { id: reference, reference, kind, to: fields.email, receivedAt, receivedIn: fields };
	// a file stands in for the days of the conference
	const calendar = kind === 'registration' ? Buffer.from('') : undefined;
	return [
		shown(`To you, when a ${kind} comes`, composeSubmission(reference, submission, addresses)),
		shown(`To the visitor, when a ${kind} has come`, composeReceipt({ ...facts, calendar }, addresses)),
	];
});

process.stdout.write(
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Emails as they are sent</title></head><body style="font-family:sans-serif;line-height:1.5;padding:1rem"><h1>Emails as they are sent</h1><p>Shown with an example visitor, in the words saved now, as if registration were open. The two emails to the visitor are sent only if your administrator has switched on confirmation emails. Nothing is sent from here.</p>${emails.join('')}</body></html>`,
);
