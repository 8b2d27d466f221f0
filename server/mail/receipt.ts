import { fillIn } from '#content/email-words.ts';
import { emails, submissionEmails } from '#content/site/emails.ts';
import { indianMoment } from '#contract/moment.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import type { ReceivedIn } from '../received-in.ts';
import { type Addresses, automatic, type Email, messageId } from './compose.ts';
import { ofParagraphs } from './parts.ts';

/** What a receipt is made of. Nothing a visitor typed is among it but the address it goes to. */
export type ReceiptFacts = {
	readonly id: string;
	readonly reference: string;
	readonly kind: SubmissionKind;
	readonly to: string;
	readonly receivedAt: number;
	/** For which conference a registration came, and where that stood. */
	readonly receivedIn: ReceivedIn;
	/** The days of that conference as an .ics file, where they are still to come and the built site holds them. */
	readonly calendar?: Buffer | undefined;
};

const words = emails.receipt;

/** A receipt to the sender, in fixed words: that we have the submission, its reference, and what happens next. */
export function composeReceipt(facts: ReceiptFacts, { from, to: organiser }: Addresses): Email {
	const { kind, reference, calendar } = facts;
	const { conference = '', 'conference-state': state } = facts.receivedIn;
	const values = { reference, received: indianMoment(facts.receivedAt), conference };
	const { subject, opening } = submissionEmails(kind, state).toVisitor;
	const paragraphs = [opening, ...(calendar ? [words.calendar] : []), ...words.paragraphs[kind]];
	return {
		messageId: messageId(facts.id, from),
		from: { name: emails.from.visitor, address: from },
		to: facts.to,
		replyTo: { name: emails.from.visitor, address: organiser },
		...ofParagraphs(fillIn(subject, values), [
			...paragraphs.map((paragraph) => fillIn(paragraph, values)),
			words.signature,
		]),
		headers: automatic,
		attachments: calendar
			? [{ filename: 'conference.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }]
			: [],
	};
}
