import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { type MailServer, openMailServer } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';

/** The built site with its server, a mail server beside it, and two guarded documents with a password. */
export type Running = {
	readonly origin: string;
	readonly mails: MailServer;
	/** The e-mail that holds these words, once it has arrived. */
	readonly mailWith: (words: string) => Promise<Email>;
};

export const sender = 'website@aeg.example';
export const organiser = 'organiser@aeg.example';
export const password = 'Tagetes erecta 2025';
export const pdf =
	'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n';

export const test = base.extend<object, { running: Running }>({
	running: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => {
			const folder = temporaryFolder();
			const guarded = join(folder, 'guarded');
			mkdirSync(guarded);
			for (const id of ['conference-summary', 'abstract-book'])
				writeFileSync(join(guarded, `${id}.pdf`), pdf);
			const mails = await openMailServer();
			const environment = {
				BUILD_DIR: 'build',
				DATA_DIR: join(folder, 'data'),
				GUARDED_DIR: guarded,
				SMTP_URL: mails.url,
				MAIL_FROM: sender,
				MAIL_TO: organiser,
			};
			const server = await startServer(environment);
			for (const id of ['conference-summary', 'abstract-book'])
				execFileSync(process.execPath, ['server/admin/main.ts', 'documents', 'set-password', id], {
					env: { PATH: process.env.PATH, ...environment },
					input: `${password}\n`,
				});
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
