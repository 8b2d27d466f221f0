import { expect, test } from '@playwright/test';
import { trouble } from '#content/odds.ts';
import { hydrate, navigate, visit } from './visit.ts';

/** Addresses, entries of the history and stores that hold what nobody of ours has put there. */

const parts = [
	'%E0%A4%A',
	'%',
	'%00',
	'%FF%FE',
	'__proto__',
	'constructor',
	'%22%3E%3Cimg%20src%3Dx%3E',
	'\u202e',
	'x'.repeat(2000),
];

const addresses = parts.flatMap((part) => [
	`/faq#${part}`,
	`/newconference#${part}`,
	`/ContactForm?topic=${part}&question=${part}#${part}`,
	`/contact?topic=${part}`,
	`/search?q=${part}`,
	`/faq?${part}`,
]);

test('[ANY-4] whatever stands in the query or the section of an address, its page is shown and comes to life', async ({
	page,
}) => {
	test.setTimeout(180_000);
	const failures: string[] = [];
	page.on('pageerror', (failure) => failures.push(`${page.url()}: ${failure}`));
	for (const address of addresses) {
		// a section alone would be no new document
		await page.goto('about:blank');
		await visit(page, address);
		await expect(page.locator('h1'), address).not.toHaveText(trouble.heading);
	}
	expect(failures).toEqual([]);
});

test('[ANY-4] nor does it matter to a page that one walks to', async ({ page }) => {
	const failures: string[] = [];
	page.on('pageerror', (failure) => failures.push(`${page.url()}: ${failure}`));
	await visit(page, '/About');
	for (const address of addresses) {
		await page.evaluate((to) => {
			history.pushState({ key: crypto.randomUUID() }, '', to);
			dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
		}, address);
		await expect(page.locator('h1'), address).not.toHaveText(trouble.heading);
	}
	await navigate(page, '/products');
	expect(failures).toEqual([]);
});

test('[ANY-4] [RT-43] an address that is no encoding of anything is answered as one that is not there', async ({
	page,
}) => {
	for (const address of ['/%E0%A4%A', '/%', '/faq%FF', '/%00']) {
		const answer = await page.goto(address);
		expect([400, 404], address).toContain(answer?.status());
		await expect(page.locator('h1'), address).not.toHaveText(trouble.heading);
	}
});

const odd = ['null', '[]', '5', '"x"', '{', '{"/faq":"x"}', '{"/faq":{"y":1}}', ''];

test('[ANY-4] whatever lies in the stores of a tab, pages are shown, walked through and left', async ({
	page,
}) => {
	const failures: string[] = [];
	page.on('pageerror', (failure) => failures.push(`${page.url()}: ${failure}`));
	for (const text of odd) {
		await page.goto('/faq');
		await page.evaluate((kept) => {
			for (const name of ['places', 'react-router-scroll-positions', 'remix-router-transitions'])
				sessionStorage.setItem(name, kept);
			localStorage.setItem('motion', kept);
		}, text);
		await page.reload();
		await page.evaluate((kept) => sessionStorage.setItem('places', kept), text);
		await hydrate(page);
		await navigate(page, '/products');
		await page.goBack();
		await expect(page.locator('h1'), text).not.toHaveText(trouble.heading);
	}
	expect(failures).toEqual([]);
});

test('[ANY-4] whatever lies in an entry of the history, its page is shown, and Back leads through it', async ({
	page,
}) => {
	const failures: string[] = [];
	page.on('pageerror', (failure) => failures.push(`${page.url()}: ${failure}`));
	const states = [
		5,
		'x',
		[],
		{ usr: 5 },
		{ usr: { dialog: {} } },
		{ usr: { dialog: 7 } },
		{ key: {} },
		{ idx: 'x' },
		{ masked: {} },
		{ masked: { pathname: 5 } },
	];
	for (const state of states) {
		await page.goto('/faq');
		await page.evaluate((what) => history.replaceState(what, ''), state);
		await page.reload();
		await hydrate(page);
		await expect(page, JSON.stringify(state)).toHaveURL('/faq');
		await navigate(page, '/products');
		await page.evaluate((what) => history.replaceState(what, ''), state);
		await navigate(page, '/About');
		await page.goBack();
		await expect(page.locator('h1'), JSON.stringify(state)).toHaveText(/fibre|mats|Products/i);
		await page.keyboard.press('Control+K');
		await expect(page.getByRole('searchbox')).toBeFocused();
	}
	expect(failures).toEqual([]);
});

test('[ANY-4] messages from elsewhere change nothing', async ({ page }) => {
	const failures: string[] = [];
	page.on('pageerror', (failure) => failures.push(String(failure)));
	await visit(page, '/ContactForm');
	await page.evaluate((all) => {
		for (const data of all)
			for (const origin of ['', 'null', 'https://example.org'])
				dispatchEvent(new MessageEvent('message', { data, origin }));
		window.postMessage({ source: 'react-devtools-content-script', payload: null }, '*');
		dispatchEvent(new StorageEvent('storage', { key: 'motion', newValue: '{' }));
		dispatchEvent(new StorageEvent('storage'));
	}, odd);
	await page.getByLabel('Message').fill('Still here');
	await expect(page.getByLabel('Message')).toHaveValue('Still here');
	expect(failures).toEqual([]);
});
