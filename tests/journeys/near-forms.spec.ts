import type { Page } from '@playwright/test';
import { messageWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import { addressOf } from './built.ts';
import { arrived, field, main } from './form-page.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './open-server.ts';
import { nearForm, visit, visitToWrite } from './visit.ts';

/** A form far below: what it can do comes when the visitor is near, and until then it is the browser's own. */

const file = addressOf('app/forms/submission-steps.ts');
const send = (page: Page) => main(page).getByRole('button', { name: messageWords.button });

async function write(page: Page, message: string) {
	await field(page, 'name').fill('A. Walker');
	await field(page, 'email').fill('walker@iit.example');
	await field(page, 'message').fill(message);
}

/** Counts how often the script of the form is asked for. */
function asked(page: Page): () => number {
	let times = 0;
	page.on('request', (request) => {
		if (request.url().endsWith(file)) times += 1;
	});
	return () => times;
}

test('its script is not asked for before one comes near; then the form is written in and sent', {
	tag: '@full',
}, async ({ page, running }) => {
	const times = asked(page);
	await visitToWrite(page, paths.home);
	await page.waitForLoadState('networkidle');
	expect(times()).toBe(0);
	const before = await page.evaluate(() => document.documentElement.scrollHeight);
	await nearForm(page);
	expect(times()).toBe(1);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
	await write(page, 'Sent from far below.');
	await send(page).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeFocused();
	await expect(page).toHaveURL(paths.home);
	expect((await arrived(page, running)).mail.text).toContain('Sent from far below.');
});

test('[ANY-2] a script that fails at first and comes later: the words stay, and are sent by it', {
	tag: '@full',
}, async ({ page, running }) => {
	await page.route(`**${file}`, (route) => route.abort('connectionreset'));
	await visitToWrite(page, paths.home);
	await write(page, 'Written while nothing answered.');
	await page.unroute(`**${file}`);
	await page.evaluate(() => dispatchEvent(new Event('online')));
	await nearForm(page);
	await expect(field(page, 'message')).toHaveValue('Written while nothing answered.');
	await send(page).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Message Submitted!' })).toBeFocused();
	expect((await arrived(page, running)).mail.text).toContain('Written while nothing answered.');
});

test('[FORM-8] sent before its script has come, the browser posts it and the answer is a page', {
	tag: '@full',
}, async ({ page, running }) => {
	await page.route(`**${file}`, () => {});
	await visitToWrite(page, paths.home);
	await write(page, 'Quicker than the line.');
	await send(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Submitted!');
	expect((await arrived(page, running)).mail.text).toContain('Quicker than the line.');
});

test('[FORM-5] words that were typed before its script has come are kept, and bring it at once', {
	tag: '@full',
}, async ({ page }) => {
	await page.route(`**${file}`, (route) => route.abort('connectionreset'));
	await visitToWrite(page, paths.home);
	await write(page, 'Half a message');
	await page.unroute(`**${file}`);
	await page.locator('footer').getByRole('link', { name: 'Technologies', exact: true }).click();
	await expect(page).toHaveURL('/services/technologies');
	await visit(page, paths.home);
	await expect(main(page).locator('form[novalidate]')).toHaveCount(1);
	await expect(field(page, 'message')).toHaveValue('Half a message');
	await expect(page.evaluate(() => scrollY)).resolves.toBe(0);
});

test('who walks to the page has the whole form with it', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/faq');
	await page.locator('footer a[href="/NewContactForm"]').first().click();
	await expect(page).toHaveURL('/NewContactForm');
	await expect(page.locator('h1')).toBeFocused();
	expect(await main(page).locator('form[novalidate]').count()).toBe(1);
	await hydrated(page);
});
