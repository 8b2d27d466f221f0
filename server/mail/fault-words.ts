import type { Addresses } from './compose.ts';

/** Each fault in a sentence on which whoever looks after the website can act. */
const sentences = {
	unreachable: () =>
		'The mail server cannot be reached: look whether it is up, and whether SMTP_URL names it',
	tls: () =>
		'No secure connection to the mail server can be made: look at its certificate, and at the host and port in SMTP_URL',
	greeting: () =>
		'The mail server refuses to talk to us: ask its administrator why; it may want another name in SMTP_NAME',
	login: () => 'The mail server does not accept our user name and password: correct them in SMTP_URL',
	sender: ({ from }) =>
		`The mail server refuses our sender address ${from}: set MAIL_FROM to an address from which it lets us send`,
	recipient: ({ to }) => `The mail server does not take emails for ${to}: look whether MAIL_TO is right`,
	full: ({ to }) => `The mailbox ${to} is full: make room in it`,
	quota: () => 'The mail server says that we have sent as much as we may: wait, or ask for a higher limit',
	route: ({ to }) =>
		`The mail server does not know where to deliver emails for ${to}: ask its administrator, and look at MAIL_TO`,
	policy: ({ from }) =>
		`The mail server refuses our emails by its rules: ask its administrator; SPF, DKIM or DMARC of ${from} may be wrong`,
	busy: () => 'The mail server puts our emails off: if it goes on, ask its administrator',
	refusal: () => 'The mail server refuses our emails: ask its administrator',
	content: () => 'The mail server refuses what stands in this email',
	visitor: () => "The mail server does not know the visitor's address",
	receipt: () =>
		"The mail server cannot deliver this receipt now: the visitor's mailbox may be full, or its domain out of reach",
	folder: () => 'Emails cannot be written into DATA_DIR/mail: look at the disk and at who may write there',
	silence: () => 'The mail server did not say that it took this email',
	own: () => 'The website itself could not hand this email over',
} as const satisfies Readonly<Record<string, (addresses: Addresses) => string>>;

/** What is wrong when an email cannot be sent. */
export type Fault = keyof typeof sentences;

/** What a failed send means, in a sentence with the codes behind it. It names our own two addresses, and nobody else's. */
export const faultWords = ({ fault, why }: { fault: Fault; why: string }, addresses: Addresses): string =>
	`${sentences[fault](addresses)} (${why}).`;
