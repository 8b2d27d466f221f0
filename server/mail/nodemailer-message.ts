import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Email } from './compose.ts';
import { flowed } from './flowed.ts';

/** A reader would take it for what it stands for: `=?utf-8?q?Bob?=` for "Bob" (RFC 2047). */
const looksEncoded = (text: string) => text.includes('=?');

/** An address that needs no quoting; the check of a submission lets no other pass. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/;

/** By this name a header is handed over that nodemailer would encode otherwise. */
const ownReplyTo = 'X-Own-Reply-To';
const headerName = (name: string) => (name === ownReplyTo ? 'Reply-To' : name);

/** What looks encoded already nodemailer sends as it is, so it is encoded here. */
function encodedHeaders({ subject, replyTo }: Email): SendMailOptions {
	const encoded = (text: string) => encodeWord(text, 'B', 52);
	const ownName = replyTo && looksEncoded(replyTo.name) && plainAddress.test(replyTo.address);
	return {
		subject: looksEncoded(subject) ? encoded(subject) : subject,
		...(ownName
			? { headers: { [ownReplyTo]: `${encoded(replyTo.name)} <${replyTo.address}>` } }
			: { replyTo: replyTo && { ...replyTo } }),
	};
}

/** An email as nodemailer takes it: plain text that any window breaks, then HTML. */
export function nodemailerMessage(email: Email): SendMailOptions {
	const { messageId, from, to, text, html, headers, attachments = [] } = email;
	const encoded = encodedHeaders(email);
	return {
		...encoded,
		messageId,
		from: { ...from },
		to,
		headers: { ...headers, ...encoded.headers },
		normalizeHeaderKey: headerName,
		attachments: [...attachments],
		alternatives: [
			{ contentType: 'text/plain; charset=utf-8; format=flowed; delsp=yes', content: flowed(text) },
			{ contentType: 'text/html; charset=utf-8', content: html },
		],
	};
}
