import { expect, type Page, test } from '@playwright/test';
import { trouble } from '#content/site/error-pages.ts';
import { failuresOf } from './failures-of.ts';
import { hydrate, navigate, visit } from './visit.ts';

/** Addresses, entries of the history and stores that hold what nobody of ours has put there. */

const parts = [
	'%E0%A4%A',
	'__proto__',
	'x'.repeat(2000),
	'%FF%FE',
	'%',
	'%00',
	'constructor',
	'%22%3E%3Cimg%20src%3Dx%3E',
	'\u202e',
];

/** No two in turn on the same page. */
const addressesWith = (part: string) => [
	`/faq#${part}`,
	`/ContactForm?topic=${part}&question=${part}#${part}`,
	`/newconference#${part}`,
	`/ContactForm?topic=question&question=${part}`,
	`/faq?${part}`,
	`/contact?topic=${part}`,
	`/search?q=${part}`,
];

const isNoErrorPage = (page: Page, of: string) =>
	expect(page.locator('h1'), of).not.toHaveText(trouble.heading);

test('[ANY-4] whatever stands in the query or the section of an address, its page is shown to who walks there', {
	tag: '@full',
}, async ({ page }) => {
	const failures = failuresOf(page);
	await visit(page, '/About');
	for (const address of parts.slice(0, 3).flatMap(addressesWith)) {
		await navigate(page, address);
		await isNoErrorPage(page, address);
	}
	expect(failures).toEqual([]);
});

test('[ANY-4] a page with such an address is hydrated', { tag: '@audit' }, async ({ page }) => {
	test.setTimeout(240_000);
	const failures = failuresOf(page);
	for (const address of parts.flatMap(addressesWith)) {
		// a section alone would be no new document
		await page.goto('about:blank');
		await visit(page, address);
		await isNoErrorPage(page, address);
	}
	expect(failures).toEqual([]);
});

test('[ANY-4] [RT-43] a path that is no encoding of anything is answered as one that is not there', async ({
	page,
}) => {
	for (const path of ['/%E0%A4%A', '/%', '/faq%FF']) {
		const answer = await page.goto(path);
		expect(answer?.status(), path).toBe(404);
		await isNoErrorPage(page, path);
	}
});

test('[ANY-4] whatever lies in the stores of a tab, pages are shown, walked through and left', {
	tag: '@full',
}, async ({ page }) => {
	const failures = failuresOf(page);
	for (const text of ['null', '{', '{"/faq":{"y":1}}']) {
		const put = () =>
			page.evaluate((kept) => {
				for (const name of ['places', 'draft:message /contact', 'receipt:message /contact'])
					sessionStorage.setItem(name, kept);
				localStorage.setItem('motion', kept);
			}, text);
		await page.goto('/faq');
		await put();
		await page.reload();
		await put();
		await hydrate(page);
		await navigate(page, '/contact');
		await page.goBack();
		await isNoErrorPage(page, text);
	}
	expect(failures).toEqual([]);
});

test('[ANY-4] whatever lies in an entry of the history, its page is shown, and Back leads through it', {
	tag: '@full',
}, async ({ page }) => {
	const failures = failuresOf(page);
	await visit(page, '/faq');
	for (const state of [5, [], { usr: { dialog: {} } }, { key: {} }, { masked: { pathname: 5 } }]) {
		const name = JSON.stringify(state);
		await page.evaluate((what) => history.replaceState(what, ''), state);
		await page.reload();
		await hydrate(page);
		await expect(page, name).toHaveURL('/faq');
		await page.evaluate((what) => history.replaceState(what, ''), state);
		await navigate(page, '/products');
		await page.evaluate(() => history.back());
		await expect(page, name).toHaveURL('/faq');
		await expect(page.getByRole('heading', { level: 1 }), name).toContainText('FAQ');
		await isNoErrorPage(page, name);
		await page.keyboard.press('Control+K');
		await expect(page.getByRole('searchbox'), name).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('searchbox'), name).toBeHidden();
	}
	expect(failures).toEqual([]);
});

test('[ANY-4] messages from elsewhere change nothing', { tag: '@full' }, async ({ page }) => {
	const failures = failuresOf(page);
	await visit(page, '/ContactForm');
	await page.getByLabel('Message').fill('Still here');
	await page.evaluate(() => {
		for (const data of [null, [], 5, '{', { source: 'react-devtools-content-script', payload: null }])
			for (const origin of ['', 'null', 'https://example.org'])
				dispatchEvent(new MessageEvent('message', { data, origin }));
		dispatchEvent(new StorageEvent('storage', { key: 'motion', newValue: '{' }));
		dispatchEvent(new StorageEvent('storage'));
	});
	await expect(page.getByLabel('Message')).toHaveValue('Still here');
	expect(failures).toEqual([]);
});
