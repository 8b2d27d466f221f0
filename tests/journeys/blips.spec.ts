import { expect, type Page, test } from '@playwright/test';
import { editions } from '#app/editions/editions.ts';
import { searchWords } from '#content/search-words.ts';
import { trouble } from '#content/site/error-pages.ts';
import { lineIsDown } from '#content/site/waiting.ts';
import { paths } from '#contract/paths.ts';
import { addressesFor, addressOf } from './built.ts';
import { field, main } from './form-page.ts';
import { visit } from './visit.ts';

/** A line that drops for a moment: the next try asks again, and nobody loses a page or a word. */

const technologies = addressOf('app/pages/software/services/technologies.tsx');
/** A script that the page imports, and the page one comes from does not. */
function sharedScript(): string {
	const there = new Set(addressesFor('app/pages/conference/faq.tsx'));
	const own = (one: string) => one !== technologies && !there.has(one);
	const file = addressesFor('app/pages/software/services/technologies.tsx').find(own);
	if (file === undefined) throw new Error('the page imports nothing that the other one does not');
	return file;
}

const footerLink = (page: Page, name = 'Technologies') =>
	page.locator('footer').getByRole('link', { name, exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: lineIsDown.words });
const heading = (page: Page) => page.locator('h1');

/** Has a file fail so many times before it comes. */
async function failing(page: Page, file: string, times: number): Promise<void> {
	let left = times;
	await page.route(`**${file}`, (route) => (left-- > 0 ? route.abort('connectionreset') : route.continue()));
}

/** Has nothing answer for the script of a page, until it is called. */
async function downFor(page: Page, file: string): Promise<() => Promise<void>> {
	await page.route(`**${file}`, (route) => route.abort('internetdisconnected'));
	await page.context().setOffline(true);
	return async () => {
		await page.unroute(`**${file}`);
		await page.context().setOffline(false);
	};
}

for (const [what, file] of [
	['a page', technologies],
	['what it shares with others', sharedScript()],
] as const)
	test(`[ANY-2] one failed request for the script of ${what}: the page opens all the same`, {
		tag: '@full',
	}, async ({ page }) => {
		await failing(page, file, 1);
		await visit(page, '/faq');
		await footerLink(page).click();
		await expect(page).toHaveURL('/services/technologies');
		await expect(heading(page)).toBeFocused();
		await expect(heading(page)).not.toHaveText(trouble.heading);
	});

test('[ANY-2] the parts of an edition that failed once are asked for again with its page', {
	tag: '@full',
}, async ({ page }) => {
	const edition = editions.all.find((one) => one.people !== undefined);
	test.skip(edition === undefined, 'nobody is named for any conference yet');
	const address = editions.addressOf(edition ?? editions.current);
	const people = addressOf('app/editions/people-of.ts');
	await failing(page, people, 1);
	const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(people));
	await visit(page, paths.search);
	await main(page).locator(`a[href="${address}"]`).first().click();
	await failed;
	await expect(page).toHaveURL(address);
	await expect(heading(page)).not.toHaveText(trouble.heading);
});

test('[ANY-2] [ERR-2] after the error page the next try asks again', { tag: '@full' }, async ({ page }) => {
	await failing(page, technologies, 4);
	await visit(page, '/faq');
	await footerLink(page).dispatchEvent('click');
	await expect(heading(page)).toHaveText(trouble.heading);
	await page.unroute(`**${technologies}`);
	await page.goBack();
	await expect(page).toHaveURL('/faq');
	await footerLink(page).click();
	await expect(page).toHaveURL('/services/technologies');
	await expect(heading(page)).not.toHaveText(trouble.heading);
});

test('[ANY-2] without a line the visitor stays, is told, keeps what was typed, and tries again', async ({
	page,
}) => {
	await visit(page, '/ContactForm');
	await field(page, 'message').fill('Half a message');
	const lineIsBack = await downFor(page, technologies);
	await footerLink(page).click();
	await expect(alert(page)).toBeVisible();
	await expect(page).toHaveURL('/ContactForm');
	await expect(field(page, 'message')).toHaveValue('Half a message');
	await field(page, 'message').fill('Half a message, and more');
	await alert(page).getByRole('button', { name: lineIsDown.retry }).click();
	await expect(alert(page)).toBeVisible();
	await expect(field(page, 'message')).toHaveValue('Half a message, and more');
	await lineIsBack();
	await alert(page).getByRole('button', { name: lineIsDown.retry }).click();
	await expect(page).toHaveURL('/services/technologies');
	await expect(heading(page)).toBeFocused();
	await expect(alert(page)).toHaveCount(0);
	await page.goBack();
	await expect(field(page, 'message')).toHaveValue('Half a message, and more');
});

test('[ANY-2] who stays goes on where they are, and the same link opens the page once the line is back', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/faq');
	const lineIsBack = await downFor(page, technologies);
	await footerLink(page).click();
	await alert(page).getByRole('button', { name: lineIsDown.stay }).click();
	await expect(alert(page)).toHaveCount(0);
	await expect(page.getByRole('status').filter({ visible: true, hasText: /./ })).toHaveCount(0);
	await main(page).locator('summary').first().click();
	await expect(main(page).locator('details').first()).toHaveAttribute('open');
	await lineIsBack();
	await footerLink(page).click();
	await expect(page).toHaveURL('/services/technologies');
});

test('[ANY-2] whoever goes elsewhere is told no more', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/About');
	await footerLink(page, 'Contact').click();
	await expect(page).toHaveURL('/NewContactForm');
	const lineIsBack = await downFor(page, technologies);
	await footerLink(page).click();
	await expect(alert(page)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL('/About');
	await expect(alert(page)).toHaveCount(0);
	await lineIsBack();
});

test('[ANY-2] [RT-45] Back to a page whose script does not come waits for it, and keeps the history', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/faq');
	const before = await heading(page).textContent();
	await footerLink(page).click();
	await expect(page).toHaveURL('/services/technologies');
	await page.reload();
	await page.locator('body').press('Shift');
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes');
	const here = (await heading(page).textContent()) ?? '';
	const lineIsBack = await downFor(page, addressOf('app/pages/conference/faq.tsx'));
	await page.evaluate(() => history.back());
	await expect(alert(page)).toBeVisible();
	await expect(heading(page)).toHaveText(here);
	await lineIsBack();
	await alert(page).getByRole('button', { name: lineIsDown.retry }).click();
	await expect(heading(page)).toHaveText(before ?? '');
	await page.goForward();
	await expect(page).toHaveURL('/services/technologies');
	await expect(heading(page)).toHaveText(here);
});

test('[ANY-2] from a dialog it is said in the dialog', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/faq');
	await page.keyboard.press('Control+K');
	await page.getByRole('searchbox').fill('technologies');
	const result = page.getByRole('dialog').locator('a[href="/services/technologies"]');
	await expect(result).toBeVisible();
	const lineIsBack = await downFor(page, technologies);
	await result.click();
	await expect(page.getByRole('dialog').getByRole('alert')).toContainText(lineIsDown.words);
	await lineIsBack();
	await alert(page).getByRole('button', { name: lineIsDown.retry }).click();
	await expect(page).toHaveURL('/services/technologies');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[ANY-2] a search that did not arrive opens at the next press', { tag: '@full' }, async ({ page }) => {
	await failing(page, addressOf('app/search/search-dialog.tsx'), 1);
	await visit(page, '/faq');
	await page.keyboard.press('Control+K');
	await expect(page).toHaveURL('/search');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Search');
	await page.keyboard.press('Control+K');
	await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
});

test('[ANY-2] what was asked of the search while there was no line is found once it is back', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/search');
	await page.context().setOffline(true);
	await page.getByRole('searchbox').fill('coir');
	await expect(page.locator('search').getByRole('status')).toContainText(searchWords.unavailable);
	await page.context().setOffline(false);
	await expect(page.locator('search a[href="/products"]')).toBeVisible();
});

test('[ANY-2] what nobody waits for is asked for again when the line is back, and fails without a word', {
	tag: '@full',
}, async ({ page }) => {
	const vitals = addressOf('app/behaviours/vitals.ts');
	const failures: Error[] = [];
	page.on('pageerror', (failure) => failures.push(failure));
	await failing(page, vitals, 2);
	let left = 2;
	const failed = page.waitForEvent(
		'requestfailed',
		(request) => request.url().endsWith(vitals) && --left === 0,
	);
	await visit(page, '/faq');
	await failed;
	const asked = page.waitForResponse(`**${vitals}`);
	await page.evaluate(() => dispatchEvent(new Event('online')));
	expect((await asked).ok()).toBe(true);
	expect(failures).toEqual([]);
});
