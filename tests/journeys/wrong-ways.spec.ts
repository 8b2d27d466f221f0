import { expect, test } from '@playwright/test';
import { alive } from './alive.ts';

/** Addresses that are not there or written otherwise, and pages that do not arrive. */

test('[RT-43] an unknown address answers 404 with the helpful page', async ({ page }) => {
	const answer = await page.goto('/no/such/page');
	expect(answer?.status()).toBe(404);
	await expect(page.locator('h1')).toHaveText('This page is not here');
	await expect(page.locator('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('[RT-44] /about and /FAQ/ lead to /About and /faq', async ({ page }) => {
	await page.goto('/about');
	await expect(page).toHaveURL('/About');
	await page.goto('/FAQ/');
	await expect(page).toHaveURL('/faq');
});

test('[ERR-1] [ERR-2] a page chunk that fails ends on the error screen with a way back and a retry', async ({
	page,
}) => {
	await page.route('**/assets/technologies-*.js', (route) => route.abort());
	await page.goto('/faq');
	await alive(page);
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

test('[ERR-2] a page chunk that does not arrive within 120000 ms ends on the error screen', async ({
	page,
}) => {
	await page.clock.install();
	await page.route('**/assets/technologies-*.js', () => {});
	await page.goto('/faq');
	await page.locator('body').press('Shift');
	await alive(page);
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await page.clock.runFor(119_000);
	await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error!');
	await page.clock.runFor(1_500);
	await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
});
