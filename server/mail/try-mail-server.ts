import { randomUUID } from 'node:crypto';
import { fillIn } from '#content/email-words.ts';
import { emails } from '#content/site/emails.ts';
import { indianMoment } from '#contract/moment.ts';
import type { Config } from '../config.ts';
import { toOrganiser } from './compose.ts';
import type { Named } from './greeting-name.ts';
import { ofParagraphs } from './parts.ts';
import { mailServer, openTransport, single } from './transport.ts';

/**
 * Greets the mail server and logs in, without sending anything.
 * @throws what nodemailer says when that fails
 */
export async function tryMailServer(config: Pick<Config, 'SMTP_URL'> & Named): Promise<void> {
	const server = mailServer(config);
	try {
		await server.verify();
	} finally {
		server.close();
	}
}

/**
 * Sends a test email to the organiser, as submissions are sent.
 * @param at the moment, in milliseconds since 1970
 * @throws what nodemailer says when the mail server does not take it
 */
export async function sendTestEmail(
	config: Pick<Config, 'SMTP_URL' | 'DATA_DIR' | 'MAIL_FROM' | 'MAIL_TO'> & Named,
	at: number,
): Promise<void> {
	const transport = openTransport(config);
	const time = indianMoment(at);
	const paragraphs = emails.test.paragraphs.map((words) => fillIn(words, { time }));
	try {
		await transport.send(
			{
				...toOrganiser(`test-${randomUUID()}`, { from: config.MAIL_FROM, to: config.MAIL_TO }),
				...ofParagraphs(emails.test.subject, paragraphs),
			},
			AbortSignal.timeout(single.silence),
		);
	} finally {
		transport.close();
	}
}
