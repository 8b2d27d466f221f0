import { expect, type Page, test } from '@playwright/test';
import { notFound } from '#content/site/error-pages.ts';
import { messageFailed, registrationFailed } from '#content/site/response-pages.ts';
import { paths } from '#contract/paths.ts';
import { submissionPaths } from '#contract/submissions.ts';
import { laidOut, styled } from './hydrated.ts';

/** Pages that the server answers with: their header, menu and footer do what those of every page do. */

/** Sends an empty form as the browser does it by itself. */
const post = (address: string) => (page: Page) =>
	page.goto('/faq').then(() =>
		page.evaluate((action) => {
			const form = Object.assign(document.createElement('form'), { method: 'post', action });
			document.body.append(form);
			form.submit();
		}, address),
	);

const answers = [
	[notFound.heading, (page: Page) => page.goto('/no/such/page')],
	[messageFailed.heading, post(submissionPaths.message)],
	[registrationFailed.heading, post(submissionPaths.registration)],
] as const;

const scrollTo = (page: Page, y: number) =>
	page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

for (const [heading, open] of answers) {
	const arrive = async (page: Page) => {
		await open(page);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
	};

	test(`[HEAD-1] [HEAD-2] [HEAD-5] "${heading}" has a header that hides and a menu that closes`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 400 });
		await arrive(page);
		// what arrives late above the window moves the page by a few pixels, which the header would follow
		await styled(page);
		await laidOut(page);
		const header = page.locator('header[data-state]');
		await expect(header).toHaveAttribute('data-state', 'top');
		for (const [y, state] of [
			[41, 'stuck'],
			[200, 'hidden'],
			[199, 'stuck'],
			[0, 'top'],
		] as const) {
			await scrollTo(page, y);
			await expect(header).toHaveAttribute('data-state', state);
		}
		const summary = header.locator('summary', { hasText: 'Conferences' });
		const links = header.locator('details[open] a');
		for (const close of [
			() => page.keyboard.press('Escape'),
			() => page.getByRole('heading', { level: 1 }).click(),
			() => header.getByRole('link', { name: 'Back to AEG' }).focus(),
		]) {
			await summary.click();
			await expect(links).toHaveCount(4);
			await close();
			await expect(links).toHaveCount(0);
		}
	});

	test(`[HEAD-3] "${heading}" has a menu on small screens that closes by Escape and on scroll`, {
		tag: heading === notFound.heading ? [] : '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		await arrive(page);
		const menu = page.locator('summary', { hasText: 'Menu' });
		const sheet = page.getByRole('navigation', { name: /menu/ });
		await menu.click();
		await expect(sheet).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect(menu).toBeFocused();
		await menu.click();
		await scrollTo(page, 120);
		await expect(sheet).toBeHidden();
	});

	test(`[FOOT-5] "${heading}" says the current year, and every button on it does something`, {
		tag: heading === notFound.heading ? [] : '@full',
	}, async ({ page }) => {
		await page.clock.setFixedTime('2031-05-04T09:00:00Z');
		await arrive(page);
		await expect(page.locator('footer time')).toHaveText('2031');
		await expect(
			page.locator('button[type=button]:not([popovertarget])').filter({ visible: true }),
		).toHaveCount(0);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/#main$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		await page.keyboard.press('Control+K');
		await expect(page).toHaveURL(paths.search);
	});
}
