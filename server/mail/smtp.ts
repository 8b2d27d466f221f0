import nodemailer, { type SendMailOptions, type TransportOptions } from 'nodemailer';
import type { Email } from './compose.ts';
import { nodemailerMessage } from './nodemailer-message.ts';
import type { Transport } from './transport.ts';

/** How long each step may take, in milliseconds; a line that nobody uses is not kept. */
const limits = {
	connectionTimeout: 5000,
	greetingTimeout: 5000,
	dnsTimeout: 5000,
	idleTimeout: 10_000,
};

/** What a mail server is asked for: how many emails are sent at once, and after how many milliseconds a silent line is cut. */
export type SmtpLimits = { readonly connections: number; readonly silence: number };

type Needs = SmtpLimits & {
	/** The name by which we greet it; nodemailer's own choice where there is none. */
	readonly name: string | undefined;
};

/** Sends through a mail server such as `smtps://user:password@mail.aeg.example`, with a connection for each email sent at once. */
export function openSmtp(url: string, { connections, silence, name }: Needs): Transport {
	const server = nodemailer.createTransport({
		url,
		name,
		pool: true,
		maxConnections: connections,
		maxRequeues: 0,
		disableFileAccess: true,
		disableUrlAccess: true,
		...limits,
		socketTimeout: silence,
	} as TransportOptions);
	return {
		destination: new URL(url).host,
		async send(email: Email, signal: AbortSignal) {
			await server.sendMail({ ...nodemailerMessage(email), signal } as SendMailOptions);
		},
		close: () => server.close(),
	};
}
