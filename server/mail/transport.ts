import type { Config } from '../config.ts';
import type { Email } from './compose.ts';
import { openFolder } from './folder.ts';
import { openSmtp } from './smtp.ts';

/** A way to send e-mails. */
export type Transport = {
	/** Where e-mails go, for people: the host of the mail server, or the folder. Never a password. */
	readonly destination: string;
	/** Resolves once the mail server has answered 250, or the file is on disk. */
	readonly send: (email: Email, signal: AbortSignal) => Promise<void>;
	readonly close: () => void;
};

/** SMTP when SMTP_URL is set, else a folder of .eml files below DATA_DIR. */
export function openTransport(config: Pick<Config, 'SMTP_URL' | 'DATA_DIR'>): Transport {
	return config.SMTP_URL ? openSmtp(config.SMTP_URL) : openFolder(config.DATA_DIR);
}
