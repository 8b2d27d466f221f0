import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { messageWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import { freePort } from '../server/free-port.ts';
import { temporaryFolder } from '../server/server-process.ts';
import { hydrated } from './hydrated.ts';
import { readyToWrite } from './visit.ts';

/** `npm run dev`: the site as those see it who change it. */

let origin: string;
let development: ChildProcess;

test.beforeAll(async () => {
	const [site, api] = [await freePort(), await freePort()];
	origin = `http://localhost:${site}`;
	development = spawn('npm', ['run', 'dev'], {
		// a group of its own, so that all it starts ends with it
		detached: true,
		stdio: 'ignore',
		env: { ...process.env, PORT: String(site), API_PORT: String(api), DATA_DIR: temporaryFolder() },
	});
	for (const address of [`${origin}/`, `http://localhost:${api}/healthz`])
		await expect
			.poll(
				() =>
					fetch(address).then(
						({ ok }) => ok,
						() => false,
					),
				{ timeout: 60_000 },
			)
			.toBe(true);
});

test.afterAll(() => {
	if (development.pid !== undefined) process.kill(-development.pid);
});

test('the development server shows a page, follows a link to a form, and takes what is written there', {
	tag: '@full',
}, async ({ page }) => {
	test.setTimeout(90_000);
	const errors: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	page.on('pageerror', (error) => errors.push(String(error)));
	await page.goto(origin + paths.faq);
	await hydrated(page);
	await expect(page.locator('main details').first()).toBeVisible();
	await page.locator(`footer a[href="${paths.contactFromFooter}"]`).click();
	await expect(page.locator('h1')).toBeFocused();
	await expect(page).toHaveURL(origin + paths.contactFromFooter);

	const main = page.getByRole('main');
	await readyToWrite(page);
	await main.getByLabel('Name').fill('A developer');
	await main.getByLabel('Email').fill('developer@aeg.example');
	await main.getByLabel('Message', { exact: true }).fill('Written to the development server.');
	await main.getByRole('button', { name: messageWords.button }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeVisible();
	expect(errors).toEqual([]);
});
