import { expect, type Page, test } from '@playwright/test';
import { searchWords } from '#content/search-words.ts';
import { siteMap } from '#content/site/search.ts';
import { paths } from '#contract/paths.ts';
import { addressOf } from './built.ts';
import { hydrated } from './hydrated.ts';
import { holdScript, hydrate, visit } from './visit.ts';

/** The search, which is a page too. */

test('[SEARCH-1] search opens by Ctrl-K and by its button, finds a page, and is a site map without script', async ({
	page,
	browser,
}) => {
	await page.goto('/faq');
	await hydrated(page);
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
	await expect(map.getByRole('region', { name: 'Site map' }).getByRole('link')).toHaveCount(
		siteMap.flatMap(({ links }) => links).length,
	);
	await expect(map.getByRole('searchbox')).toBeHidden();
	await plain.close();
});

test('[SEARCH-1] Ctrl-K pressed while a page changes opens the search on the page that comes', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/faq');
	const letScriptCome = await holdScript(page);
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await page.keyboard.press('Control+K');
	letScriptCome();
	await expect(page).toHaveURL(paths.technologies);
	await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeFocused();
});

test('what was typed into the search before hydration is found then', { tag: '@full' }, async ({ page }) => {
	const letScriptCome = await holdScript(page);
	await page.goto('/search');
	const field = page.getByRole('searchbox');
	await field.pressSequentially('coir');
	letScriptCome();
	await hydrated(page);
	await expect(page.locator('search').getByRole('link').first()).toHaveAttribute('href', '/products');
	await expect(field).toHaveValue('coir');
});

test('[SEARCH-1] a question that the site does not answer leads into the contact form with the question in it', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/search');
	const search = page.locator('search');
	await search.getByRole('searchbox').fill('zebra quagga');
	await expect(search.getByRole('status')).toContainText(searchWords.none);
	await search.getByRole('link', { name: searchWords.ask }).click();
	await expect(page.getByLabel('Message')).toHaveValue(/^Topic: .*\nzebra quagga\n$/s);
});

test('a search that does not arrive leads to its page, and keeps the one behind it', {
	tag: '@full',
}, async ({ page }) => {
	await page.route(`**${addressOf('app/search/search-dialog.tsx')}`, (route) => route.abort());
	await visit(page, '/ContactForm');
	await page.getByLabel('Message').fill('Half a submission');
	await page.getByRole('link', { name: 'Search', exact: true }).click();
	await expect(page).toHaveURL('/search');
	await page.goBack();
	await expect(page.getByLabel('Message')).toHaveValue('Half a submission');
});

test('the search gives the focus back to the field that one was writing in', { tag: '@full' }, async ({
	page,
}) => {
	await visit(page, '/ContactForm');
	await page.getByLabel('Message').focus();
	await page.keyboard.press('Control+K');
	await expect(page.getByRole('searchbox')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.getByLabel('Message')).toBeFocused();
});

for (const [where, open] of [
	['of the header', (page: Page) => page.keyboard.press('Control+K')],
	['of its page', (page: Page) => page.goto('/search').then(() => hydrate(page))],
] as const) {
	test(`[SEARCH-1] Enter in the search ${where} lists what it finds on the page of the search`, {
		tag: '@full',
	}, async ({ page }) => {
		await visit(page, '/faq');
		await open(page);
		await page.getByRole('searchbox').pressSequentially('jute');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/search?q=jute');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(page.getByRole('searchbox')).toHaveValue('jute');
		await expect(page.locator('search').getByRole('link').first()).toHaveAttribute('href', paths.products);
		await page.goBack();
		await expect(page).toHaveURL('/faq');
	});

	test(`[SEARCH-1] arrow keys lead through what the search ${where} finds, and Enter opens one`, {
		tag: '@full',
	}, async ({ page }) => {
		await visit(page, '/faq');
		await open(page);
		const field = page.getByRole('searchbox');
		await field.pressSequentially('conference');
		const found = page.locator('search li').getByRole('link');
		await expect(found.nth(1)).toBeVisible();
		for (const [key, focused] of [
			['ArrowDown', found.nth(0)],
			['ArrowDown', found.nth(1)],
			['ArrowUp', found.nth(0)],
			['ArrowUp', field],
			['ArrowUp', field],
			['ArrowDown', found.nth(0)],
		] as const) {
			await page.keyboard.press(key);
			await expect(focused).toBeFocused();
		}
		const address = (await found.nth(0).getAttribute('href')) ?? '';
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(address);
		await expect(page.getByRole('dialog')).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL(where === 'of its page' ? '/search?q=conference' : '/faq');
	});
}

test('a question that no page answers is listed with a way to ask it', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/faq');
	await page.keyboard.press('Control+K');
	await page.getByRole('searchbox').fill('zebra quagga');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/search?q=zebra%20quagga');
	await expect(page.getByRole('searchbox')).toHaveValue('zebra quagga');
	await expect(page.locator('search').getByRole('status')).toContainText(searchWords.none);
});

test('the address of the search page keeps the question, for Back, for a reload and for others', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/faq');
	await page.goto('/search');
	await hydrate(page);
	const field = page.getByRole('searchbox');
	const first = page.locator('search').getByRole('link').first();
	await field.pressSequentially('coir');
	await expect(page).toHaveURL('/search?q=coir');
	await expect(field).toBeFocused();
	await first.click();
	await expect(page).toHaveURL('/products');
	await page.goBack();
	await expect(field).toHaveValue('coir');
	await expect(first).toHaveAttribute('href', '/products');
	await page.reload();
	await hydrate(page);
	await expect(field).toHaveValue('coir');
	await expect(first).toHaveAttribute('href', '/products');
	await field.press('Escape');
	await expect(page).toHaveURL('/search');
	await page.goBack();
	await expect(page).toHaveURL('/faq');
});

test('words that say nothing find no page, and the search says why', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/search');
	const search = page.locator('search');
	for (const vague of ['the', 'a', 'my', 'how']) {
		await search.getByRole('searchbox').fill(vague);
		await expect(search.getByRole('status')).toHaveText(searchWords.vague);
		await expect(search.getByRole('link')).toHaveCount(0);
	}
});
