import { expect, test } from '@playwright/test';
import { editions } from '#app/editions/editions.ts';
import { questionsOf } from '#content/conference/faq.ts';
import { faq } from '#content/software/web-development.ts';
import { lastingState } from '#contract/dates.ts';
import { visit } from './visit.ts';

const questions = questionsOf(editions.current, lastingState(editions.current, Date.now()) === 'over');

/** Tabs, accordion, disclosure and dialogs on real pages: the ARIA Authoring Practices, point by point. */

for (const { path, list, names } of [
	{ path: '/newconference', list: /./, names: ['Attend', 'Organize', 'Join', 'Contact'] },
	{ path: '/services/api-development', list: /./, names: ['REST', 'GraphQL', 'WebSocket'] },
] as const) {
	test.describe(`tabs of ${path}`, () => {
		test('arrows choose and wrap, Home and End jump, Tab leads into the panel', {
			tag: path === '/newconference' ? [] : '@full',
		}, async ({ page }) => {
			await visit(page, path);
			const tabs = page.getByRole('tablist', { name: list }).first().getByRole('tab');
			await expect(tabs).toHaveText([...names]);
			await tabs.first().focus();
			await page.keyboard.press('ArrowLeft');
			await expect(tabs.last()).toBeFocused();
			await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
			await page.keyboard.press('ArrowRight');
			await expect(tabs.first()).toBeFocused();
			await page.keyboard.press('End');
			await expect(tabs.last()).toBeFocused();
			await page.keyboard.press('Home');
			await expect(tabs.first()).toBeFocused();
			await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
			await page.keyboard.press('Tab');
			await expect(page.getByRole('tabpanel')).toBeFocused();
			await expect(page.getByRole('tabpanel')).toHaveAccessibleName(names[0]);
		});

		test('a tab has an address and adds none to the history, and nothing jumps', { tag: '@full' }, async ({
			page,
		}) => {
			await visit(page, path);
			const tabs = page.getByRole('tablist').first().getByRole('tab');
			await tabs.nth(1).scrollIntoViewIfNeeded();
			await tabs.nth(1).hover();
			const place = await page.evaluate(() => window.scrollY);
			const entries = await page.evaluate(() => history.length);
			await tabs.nth(1).click();
			await expect(page).toHaveURL(/#./);
			await expect(tabs.nth(1)).toBeFocused();
			expect(await page.evaluate(() => window.scrollY)).toBe(place);
			expect(await page.evaluate(() => history.length)).toBe(entries);
		});

		test('a link to a tab opens it, before script and after', { tag: '@full' }, async ({ page, browser }) => {
			await visit(page, path);
			const hash = await page.getByRole('tab').nth(1).getAttribute('href');
			await visit(page, `${path}${hash}`);
			await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
			const still = await browser.newPage({ javaScriptEnabled: false });
			await still.goto(new URL(`${path}${hash}`, page.url()).href);
			await expect(still.locator(hash ?? '')).toBeVisible();
			await still.close();
		});
	});
}

for (const [path, { length }] of [
	['/faq', questions],
	['/services/web-development', faq],
] as const) {
	test(`[${path === '/faq' ? 'FAQ-1' : 'WDEV-3'}] the questions of ${path}: one open at a time, a click on the open one closes it, by keyboard too`, {
		tag: path === '/faq' ? [] : '@full',
	}, async ({ page }) => {
		await page.goto(path);
		const shown = page.locator('main details[name]');
		await expect(shown).toHaveCount(length);
		const open = () => shown.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
		const closed = Array.from({ length }, () => false);
		await shown.nth(0).locator('summary').click();
		expect(await open()).toEqual(closed.with(0, true));
		await shown.nth(2).locator('summary').press('Enter');
		expect(await open()).toEqual(closed.with(2, true));
		await shown.nth(2).locator('summary').press('Space');
		expect(await open()).toEqual(closed);
		await expect(shown.nth(1).locator('summary').getByRole('heading')).toBeVisible();
	});
}

test('[HEAD-5] the Conferences menu is a disclosure: Enter opens, Tab walks, Escape returns, leaving closes', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await visit(page, '/About');
	const summary = page.locator('header summary', { hasText: 'Conferences' });
	const links = page.locator('header details a');
	await summary.press('Enter');
	await expect(links.first()).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(summary).toBeFocused();
	await expect(links.first()).toBeHidden();
	await summary.press('Space');
	await links.last().focus();
	await page.keyboard.press('Tab');
	await expect(links.last()).toBeHidden();
	await summary.click();
	await page.locator('h1').click();
	await expect(links.first()).toBeHidden();
});
