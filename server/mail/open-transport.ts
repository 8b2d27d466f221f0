import type { Config } from '../config.ts';
import { openFolder } from './folder.ts';
import { openSmtp } from './smtp.ts';
import type { Transport } from './transport.ts';

/** SMTP when SMTP_URL is set, else a folder of .eml files below DATA_DIR. */
export function openTransport(config: Pick<Config, 'SMTP_URL' | 'DATA_DIR'>): Transport {
	return config.SMTP_URL ? openSmtp(config.SMTP_URL) : openFolder(config.DATA_DIR);
}
