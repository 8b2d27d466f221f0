import { emails } from '#content/site/emails.ts';
import { asHtml, asText, type StoredSubmission, submissionWords } from './submission-mail.ts';
import { typedLine } from './typed.ts';

type Mailbox = { readonly name: string; readonly address: string };

/**
 * One email, ready to be sent. Mailboxes are given in parts, so nothing typed is ever parsed as a header. Its header `Date`
 * is when it is sent, because servers refuse what seems to be weeks old; its words tell when a submission came.
 */
export type Email = {
	readonly messageId: string;
	readonly from: Mailbox;
	readonly to: string;
	readonly replyTo?: Mailbox;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly attachments?: readonly {
		readonly filename: string;
		readonly content: Buffer;
		readonly contentType: string;
	}[];
};

/** Tells other mail programs not to answer by themselves (RFC 3834, and Microsoft's own way). */
export const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Our own addresses: who sends, and the organiser who receives. */
export type Addresses = { readonly from: string; readonly to: string };

/** What an email to the organiser carries beside its words, by the id of the outgoing email. */
export const toOrganiser = (id: string, { from, to }: Addresses) => ({
	messageId: messageId(id, from),
	from: { name: emails.from.organiser, address: from },
	to,
	headers: automatic,
});

/** The Message-ID of an outgoing email: made from its id alone, so every copy carries the same one. */
export const messageId = (id: string, from: string) => `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/**
 * The email that brings a submission to the organiser: from our own address, with the visitor in Reply-To.
 * @param id the id of the outgoing email
 */
export function composeSubmission(id: string, submission: StoredSubmission, addresses: Addresses): Email {
	const words = submissionWords(submission);
	return {
		...toOrganiser(id, addresses),
		replyTo: { name: typedLine(submission.fields.name), address: submission.fields.email },
		subject: words.subject,
		text: asText(words),
		html: asHtml(words),
	};
}
