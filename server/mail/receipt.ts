import { fillIn } from '#content/email-words.ts';
import { emails } from '#content/emails.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { type Addresses, automatic, type Email, messageId } from './compose.ts';
import { indianMoment, ofParagraphs } from './parts.ts';

/** What a receipt is made of. Nothing a visitor typed is among it but the address it goes to. */
export type ReceiptFacts = {
	readonly id: string;
	readonly reference: string;
	readonly kind: SubmissionKind;
	readonly to: string;
	readonly receivedAt: number;
	/** The conference dates, as an .ics file, when the built site holds them. */
	readonly calendar?: Buffer | undefined;
};

const words = emails.receipt;

/** A receipt to the sender, in fixed words: that we have the submission, its reference, and what happens next. */
export function composeReceipt(facts: ReceiptFacts, { from, to: organiser }: Addresses): Email {
	const { kind, reference } = facts;
	const calendar = kind === 'registration' ? facts.calendar : undefined;
	const values = { reference, received: indianMoment(facts.receivedAt) };
	const paragraphs = words.paragraphs[kind].map((paragraph) => fillIn(paragraph, values));
	return {
		messageId: messageId(facts.id, from),
		from: { name: emails.from.visitor, address: from },
		to: facts.to,
		replyTo: { name: emails.from.visitor, address: organiser },
		...ofParagraphs(
			fillIn(words.subject[kind], values),
			calendar ? [...paragraphs, words.calendar] : paragraphs,
		),
		headers: automatic,
		attachments: calendar
			? [{ filename: 'conference.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }]
			: [],
	};
}
