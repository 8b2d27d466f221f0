import nodemailer, { type SendMailOptions, type TransportOptions } from 'nodemailer';
import type { Email } from './compose.ts';
import type { Transport } from './transport.ts';

/** How long each step may take, in milliseconds; a whole send is cut by its signal besides. */
const limits = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Sends through a mail server such as `smtps://user:password@mail.aeg.example`, over at most five connections. */
export function openSmtp(url: string): Transport {
	const server = nodemailer.createTransport({
		url,
		pool: true,
		maxConnections: 5,
		maxRequeues: 0,
		disableFileAccess: true,
		disableUrlAccess: true,
		...limits,
	} as TransportOptions);
	return {
		destination: new URL(url).host,
		async send(email: Email, signal: AbortSignal) {
			await server.sendMail({ ...email, signal } as SendMailOptions);
		},
		close: () => server.close(),
	};
}
