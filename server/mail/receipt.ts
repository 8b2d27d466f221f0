import type { SubmissionKind } from '#contract/submissions.ts';
import { type Addresses, automatic, type Email, messageId } from './compose.ts';

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

const words: Readonly<Record<SubmissionKind, { readonly subject: string; readonly thanks: string }>> = {
	message: {
		subject: 'We have your message',
		thanks: 'Thank you for your message. It has reached AEG Consultancy Services.',
	},
	registration: {
		subject: 'We have your registration',
		thanks: 'Thank you for your registration. It has reached the organisers of the conference.',
	},
};

/** A receipt to the sender, in fixed words: that we have the submission, and its reference. */
export function composeReceipt(facts: ReceiptFacts, { from, to: server }: Addresses): Email {
	const { subject, thanks } = words[facts.kind];
	const lines = [
		thanks,
		`Its reference is ${facts.reference}. Please name it when you write or call about it.`,
		'If you did not send anything to us, somebody else typed your address; you need do nothing.',
	];
	const calendar = facts.kind === 'registration' ? facts.calendar : undefined;
	return {
		messageId: messageId(facts.id, from),
		date: new Date(facts.receivedAt),
		from: { name: 'AEG Consultancy Services', address: from },
		to: facts.to,
		replyTo: { name: 'AEG Consultancy Services', address: server },
		subject,
		text: `${lines.join('\n\n')}\n`,
		html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
		headers: automatic,
		attachments: calendar
			? [{ filename: 'conference.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }]
			: [],
	};
}
