import type { Config } from '../config.ts';
import { openFolder } from './folder.ts';
import { greetingName, type Named } from './greeting-name.ts';
import { openSmtp, type SmtpLimits } from './smtp.ts';
import type { Transport } from './transport.ts';

/** One email at a time, to a mail server that says something every ten seconds. */
const single: SmtpLimits = { connections: 1, silence: 10_000 };

/** SMTP when SMTP_URL is set, else a folder of .eml files below DATA_DIR. */
export function openTransport(
	config: Pick<Config, 'SMTP_URL' | 'DATA_DIR'> & Named,
	limits: SmtpLimits = single,
): Transport {
	return config.SMTP_URL
		? openSmtp(config.SMTP_URL, { ...limits, name: greetingName(config) })
		: openFolder(config.DATA_DIR);
}
