/** What a visitor typed to be put into a mail composer. Any of it may be empty: nothing is checked (GROUP-9, HUB-7). */
export type MailDraft = {
	readonly name: string;
	readonly email: string;
	readonly subject: string;
	readonly message: string;
};

/** The submission as plain text: the message, and beneath it who writes. */
export function mailBody({ name, email, message }: MailDraft): string {
	const sender = [name, email].filter((words) => words !== '').join('\n');
	return [message, sender].filter((words) => words !== '').join('\n\n');
}

/** The address that opens a mail composer with a subject and a body (RFC 6068: percent-encoded, lines end in CRLF). */
export function mailLink(to: string, draft: MailDraft): string {
	const subject = encodeURIComponent(draft.subject.toWellFormed());
	const body = encodeURIComponent(mailBody(draft).toWellFormed().replaceAll('\n', '\r\n'));
	return `mailto:${to}?subject=${subject}&body=${body}`;
}

/** A longer address does nothing in some mail programs, and is cut by others; in characters. */
const longest = 2000;

export const isLong = (link: string): boolean => link.length > longest;
