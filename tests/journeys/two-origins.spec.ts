import { expect, type Page, test } from '@playwright/test';
import { messageWords } from '#content/forms.ts';
import { openMailServer } from '../server/mail-server.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { openStaticHost } from '../server/static-host.ts';
import { visitToWrite } from './visit.ts';

/** FORM-6: the site on a host of files, the API on another origin. */

async function openBoth() {
	const [known, stranger, mail] = [await openStaticHost(), await openStaticHost(), await openMailServer()];
	const server = await startServer({
		BUILD_DIR: 'build',
		DATA_DIR: temporaryFolder(),
		ALLOWED_ORIGINS: known.origin,
		SMTP_URL: mail.url,
		MAIL_TO: 'office@aeg.example',
		LOG_LEVEL: 'silent',
	});
	for (const host of [known, stranger]) host.callAt(server.origin);
	const close = async () => {
		await server.end('SIGTERM');
		for (const one of [known, stranger, mail]) await one[Symbol.asyncDispose]();
	};
	return { known, stranger, mail, server, close };
}

let both: Awaited<ReturnType<typeof openBoth>>;
test.beforeAll(async () => {
	both = await openBoth();
});
test.afterAll(() => both.close());

const main = (page: Page) => page.getByRole('main');
const arrived = (words: string) =>
	expect.poll(() => both.mail.mails.filter((mail) => mail.includes(words)).length).toBe(1);

async function writeMessage(page: Page, words: string) {
	await main(page).getByLabel('Name').fill('A. Author');
	await main(page).getByLabel('Email').fill('author@iit.example');
	await main(page).getByLabel('Message', { exact: true }).fill(words);
	await main(page).getByRole('button', { name: messageWords.button }).click();
}

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
		test.use({ javaScriptEnabled });
		const how = javaScriptEnabled ? 'scripted' : 'plain';

		test('[FORM-6] a message from the site reaches the server on the other origin', {
			tag: javaScriptEnabled ? [] : '@full',
		}, async ({ page }) => {
			await visitToWrite(page, `${both.known.origin}/ContactForm`, javaScriptEnabled);
			await writeMessage(page, `over-two-origins-${how}`);
			await expect(page.getByText('Message Submitted!', { exact: true }).last()).toBeVisible();
			// Without script the server itself answers, with its own copy of the page.
			expect(new URL(page.url()).origin).toBe(javaScriptEnabled ? both.known.origin : both.server.origin);
			await arrived(`over-two-origins-${how}`);
		});

		test('[FORM-6] a registration does too', { tag: '@full' }, async ({ page }) => {
			await visitToWrite(page, `${both.known.origin}/registerConference`, javaScriptEnabled);
			await main(page).getByLabel('Name').fill('A. Author');
			await main(page).getByLabel('Email').fill('author@iit.example');
			await main(page).getByLabel('Phone').fill('+91 00000 00001');
			await main(page).getByLabel('Institute').fill(`Institute-of-${how}`);
			await main(page).getByLabel('Department').fill('Mechanical engineering');
			await main(page).locator('form:has([name=department]) [type=submit]').click();
			await expect(page.getByText('Registration Successful!', { exact: true }).last()).toBeVisible();
			await arrived(`Institute-of-${how}`);
		});

		test('[FORM-6] a site that the server was not told of sends nothing', { tag: '@full' }, async ({
			page,
		}) => {
			await visitToWrite(page, `${both.stranger.origin}/ContactForm`, javaScriptEnabled);
			await writeMessage(page, `from-a-stranger-${how}`);
			await expect(page.getByText('Failed to send message!', { exact: true }).last()).toBeVisible();
			if (javaScriptEnabled)
				await expect(main(page).getByLabel('Message', { exact: true })).toHaveValue(`from-a-stranger-${how}`);
			expect(both.mail.mails.filter((mail) => mail.includes('from-a-stranger'))).toEqual([]);
		});
	});
