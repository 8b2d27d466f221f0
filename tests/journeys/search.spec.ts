import { expect, test } from '@playwright/test';
import { alive } from './alive.ts';

/** The search, which is a page too. */

test('search opens by Ctrl-K and by its button, finds a page, and is a site map without script', async ({
	page,
	browser,
}) => {
	await page.goto('/faq');
	await alive(page);
	await page.keyboard.press('Control+K');
	const dialog = page.getByRole('dialog', { name: 'Search' });
	await dialog.getByRole('searchbox').fill('coir');
	await expect(dialog.getByRole('link').first()).toHaveAttribute('href', '/products');
	// the first Escape empties the field, as browsers do; the second closes
	await page.keyboard.press('Escape');
	await expect(dialog.getByRole('searchbox')).toHaveValue('');
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await page.getByRole('link', { name: 'Search', exact: true }).click();
	await expect(dialog).toBeVisible();

	const plain = await browser.newContext({ javaScriptEnabled: false });
	const map = await plain.newPage();
	await map.goto('/search');
	await expect(map.locator('main a')).toHaveCount(41);
	await expect(map.getByRole('searchbox')).toBeHidden();
	await plain.close();
});
