import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions, type TransportOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Email } from './compose.ts';
import { greetingName, type Named } from './greeting-name.ts';
import { nodemailerMessage } from './nodemailer-message.ts';

/** A way to send emails. */
export type Transport = {
	/** Where emails go, for people: the host of the mail server, or the folder. Never a password. */
	readonly destination: string;
	/** Resolves once the mail server has answered 250, or the file is on disk. */
	readonly send: (email: Email, signal: AbortSignal) => Promise<void>;
	readonly close: () => void;
};

/** What a mail server is asked for: how many emails are sent at once, and after how many milliseconds a silent line is cut. */
export type SmtpLimits = { readonly connections: number; readonly silence: number };

/** One email at a time, to a mail server that says something every ten seconds. */
export const single: SmtpLimits = { connections: 1, silence: 10_000 };

/** How long each step before an email may take, in milliseconds. */
const stepTimeouts = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000 } as const;

/** Nothing in an email is read from a file or fetched. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** SMTP when SMTP_URL is set, else a folder of .eml files below DATA_DIR. */
export function openTransport(
	config: Pick<Config, 'SMTP_URL' | 'DATA_DIR'> & Named,
	limits: SmtpLimits = single,
): Transport {
	return config.SMTP_URL ? openSmtp(config, limits) : openFolder(join(config.DATA_DIR, 'mail'));
}

type SmtpSettings = Pick<Config, 'SMTP_URL'> & Named;

/** A mail server such as `smtps://user:password@mail.aeg.example`, with a connection for each email sent at once. */
export const mailServer = (config: SmtpSettings, { connections, silence }: SmtpLimits = single) =>
	nodemailer.createTransport({
		url: config.SMTP_URL,
		name: greetingName(config),
		pool: true,
		maxConnections: connections,
		maxRequeues: 0,
		...closed,
		...stepTimeouts,
		// a line that nobody uses is not kept
		idleTimeout: 10_000,
		socketTimeout: silence,
	} as TransportOptions);

function openSmtp(config: SmtpSettings, limits: SmtpLimits): Transport {
	const server = mailServer(config, limits);
	return {
		destination: new URL(config.SMTP_URL).host,
		async send(email, signal) {
			await server.sendMail({ ...nodemailerMessage(email), signal } as SendMailOptions);
		},
		close: () => server.close(),
	};
}

/** Writes each email as `<id>.eml` into a folder; a second copy replaces the first. */
function openFolder(folder: string): Transport {
	const composer = nodemailer.createTransport({
		streamTransport: true,
		buffer: true,
		newline: 'windows',
		...closed,
	});
	return {
		destination: folder,
		async send(email) {
			const { message } = await composer.sendMail(nodemailerMessage(email));
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const name = join(folder, `${email.messageId.slice(1, email.messageId.lastIndexOf('@'))}.eml`);
			await writeFile(`${name}.part`, message as Buffer, { mode: 0o600, flush: true });
			await rename(`${name}.part`, name);
		},
		close: () => composer.close(),
	};
}
