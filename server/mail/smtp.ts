import nodemailer, { type SendMailOptions, type TransportOptions } from 'nodemailer';
import { longestTimeout } from '../outbox/backoff.ts';
import { concurrency } from '../outbox/worker.ts';
import type { Email } from './compose.ts';
import type { Transport } from './transport.ts';

/**
 * How long each step may take, in milliseconds. The signal of a send cuts it earlier than a silent line would; a line
 * that nobody uses is not kept.
 */
const limits = {
	connectionTimeout: 5000,
	greetingTimeout: 5000,
	dnsTimeout: 5000,
	socketTimeout: longestTimeout,
	idleTimeout: 10_000,
};

/** Sends through a mail server such as `smtps://user:password@mail.aeg.example`, with a connection for each email sent at once. */
export function openSmtp(url: string): Transport {
	const server = nodemailer.createTransport({
		url,
		pool: true,
		maxConnections: concurrency.first + concurrency.again,
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
