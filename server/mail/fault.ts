import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Fault } from './fault-words.ts';

/** Faults of the way to the organiser, of which an email that reached a visitor says nothing. */
export const onTheWay: readonly Fault[] = ['recipient', 'full', 'route', 'policy', 'refusal', 'busy'];

/** A reply of the mail server to one email. */
export type Reply = {
	readonly code: number;
	/** Such as `5.2.2` (RFC 3463); empty where the server gives none. */
	readonly enhanced: string;
	readonly text: string;
	readonly stage: 'MAIL' | 'RCPT' | 'DATA';
};

/** What nodemailer says of a failed send; `originalCode` is what the socket or TLS said, where nodemailer calls it ESOCKET. */
export type SendProblem = Partial<SMTPConnection.SMTPError> & { readonly originalCode?: string };

/** The connection ended, or was never opened, before anything of an email was said. */
const neverOpened =
	/^(Connection timeout|Greeting never received|TLS handshake timed out|Reached maximum number of retries)|before secure TLS connection/;

/** TLS that cannot begin, or a certificate that nobody trusts; a record broken later is none of these. */
const tlsFailed =
	/^ERR_(SSL|TLS)_(?!.*(RECORD|DECRYPT))|CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)/;

const atTheDoor: Readonly<Record<string, Fault>> = {
	EDNS: 'unreachable',
	EPROXY: 'unreachable',
	ETLS: 'tls',
	EAUTH: 'login',
	ENOAUTH: 'login',
	EOAUTH2: 'login',
	EPROTOCOL: 'greeting',
};

/** A failure that nodemailer met itself. A database that cannot be reached keeps the system's own code. */
const byNodemailer = /^E(SOCKET|CONNECTION|TIMEDOUT)$/;

const ofFiles = ['open', 'mkdir', 'write', 'fsync', 'rename'];

/** What keeps us from asking for any email to be taken; undefined when the failure came later. */
export function asksNobody({
	code = '',
	originalCode = '',
	command = '',
	syscall = '',
	message = '',
}: SendProblem): Fault | undefined {
	if (ofFiles.includes(syscall)) return 'folder';
	if (tlsFailed.test(originalCode)) return 'tls';
	if (/^(EHLO|HELO)$/.test(command)) return 'greeting';
	if (atTheDoor[code]) return atTheDoor[code];
	const noConnection = syscall === 'connect' && byNodemailer.test(code);
	return noConnection || neverOpened.test(message) ? 'unreachable' : undefined;
}

/** What servers write of an email whose words they do not like, or that is too long. */
const ofContent =
	/\b(spam|unsolicited|junk|virus|malware|phish\w*|content|attachment|message (size|too (big|large|long))|size limit)\b/i;

/** Postfix and Exim say at RCPT what they have against the sender, or against a client that did not log in. */
const ofSender = /\bsender\b/i;
const ofLogin = /\b(relay\w*|authenticat\w*|log ?in)\b/i;
const ofQuota = /\b(sending|daily|hourly)\b.*\b(limit|quota)\b/i;

/**
 * What a reply is about, by its enhanced code where it has one (RFC 3463). 5.7.x and bare codes are said of a sender
 * without rights and of words that look like spam alike: there the text tells.
 */
export function faultOfReply({ code, enhanced, text, stage }: Reply): Fault {
	const about = enhanced.slice(2);
	const [subject] = about.split('.');
	if (subject === '6' || about === '3.4' || about === '2.3') return 'content';
	if (stage === 'DATA' && /^7?$/.test(subject ?? '') && ofContent.test(text)) return 'content';
	if (about === '4.5' || ofQuota.test(text)) return 'quota';
	if (about === '2.2' || ((code === 552 || code === 452) && /^2?$/.test(subject ?? ''))) return 'full';
	if (code === 530 || code === 535) return 'login';
	if (code < 500) return 'busy';
	if (stage === 'MAIL' || about === '1.7' || about === '1.8' || ofSender.test(text)) return 'sender';
	if (subject === '4') return 'route';
	if (stage === 'RCPT' && ofLogin.test(text)) return 'login';
	if (subject === '7') return 'policy';
	return stage === 'RCPT' && /^[12]?$/.test(subject ?? '') ? 'recipient' : 'refusal';
}
