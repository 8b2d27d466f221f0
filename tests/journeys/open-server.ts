import { test as base } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { startGuardedSite } from '../server/guarded-site.ts';
import { type MailServer, openMailServer } from '../server/mail-server.ts';

/** The built site with its server, a mail server beside it, and two guarded documents with a password. */
export type Running = {
	readonly origin: string;
	readonly mails: MailServer;
	/** The email that holds these words, once it has arrived. */
	readonly mailWith: (words: string) => Promise<Email>;
};

export const sender = 'website@aeg.example';
export const organiser = 'organiser@aeg.example';
export const test = base.extend<object, { running: Running }>({
	running: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => {
			const mails = await openMailServer();
			const server = await startGuardedSite({ SMTP_URL: mails.url, MAIL_FROM: sender, MAIL_TO: organiser });
			await use({ origin: server.origin, mails, mailWith: (words) => mailWith(mails, words) });
			await server.end('SIGTERM');
			await mails.close();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ running }, use) => use(running.origin),
});

export { expect } from '@playwright/test';

async function mailWith(mails: MailServer, words: string): Promise<Email> {
	for (;;) {
		const parsed = await Promise.all(mails.mails.map((mail) => PostalMime.parse(mail)));
		const found = parsed.find((mail) => mail.text?.includes(words));
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
