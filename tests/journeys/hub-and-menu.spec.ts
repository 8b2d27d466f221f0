import { expect, test } from '@playwright/test';
import { editions } from '#app/editions/editions.ts';
import { itemsOf, tilesOf } from '#content/conference/menu.ts';
import { visit, visitOn } from './visit.ts';

const items = itemsOf(editions);
const tiles = tilesOf(editions);

/** The conference hub and its menu, as organisers meet them. */

test('[HUB-3] the tabs have addresses, attend is open first, and Back leaves them', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/About');
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/newconference');
	const selected = page.getByRole('tab', { selected: true });
	await expect(selected).toHaveText('Attend');
	await page.getByRole('tab', { name: 'Organize' }).click();
	await expect(page).toHaveURL(/\/newconference#organize$/);
	await expect(page.getByRole('link', { name: 'Request Conference Proposal' })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL('/About');
	await visit(page, '/newconference#join');
	await expect(selected).toHaveText('Join');
});

test('[HUB-3] at 320 px the words of all four tabs can be read', { tag: '@full' }, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/newconference');
	const tabs = page.getByRole('tab');
	await tabs.first().evaluate((tab) => tab.scrollIntoView({ block: 'center', behavior: 'instant' }));
	for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

test('[HUB-2] on a phone the pages of the hub stand behind "Open Menu" and "Close Menu"', {
	tag: '@full',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/newconference');
	const pages = page.getByRole('navigation', { name: 'Conference pages' });
	await expect(pages).toBeHidden();
	await page.getByRole('button', { name: 'Open Menu' }).click();
	await expect(pages.getByRole('link', { name: 'Conference FAQ' })).toBeVisible();
	await page.getByRole('button', { name: 'Close Menu' }).click();
	await expect(pages).toBeHidden();
});

test('[LIM-1] [HUB-2] below 1024 px the pages of the hub stand behind a button, from there on beside its tabs', {
	tag: '@full',
}, async ({ page }) => {
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/newconference');
	for (const [width, behind] of [
		[1023, true],
		[1024, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.getByRole('button', { name: 'Open Menu' })).toBeVisible({ visible: behind });
		await expect(page.locator('#hub-pages')).toBeVisible({ visible: !behind });
	}
});

test('[HUB-7] "Send Message" sends nothing over the network', { tag: '@full' }, async ({ page }) => {
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/newconference#contact');
	const form = page.getByRole('tabpanel').locator('form');
	for (const label of ['Name', 'Email', 'Subject', 'Message']) await form.getByLabel(label).fill('typed');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await form.getByRole('button', { name: 'Send Message' }).click();
	await expect(form.getByLabel('Subject')).toHaveValue('typed');
	expect(asked.filter((url) => url.startsWith('http'))).toEqual([]);
});

test('[MENU-3] choosing a tile moves the highlight, shows its summary and leads nowhere by itself', {
	tag: '@full',
}, async ({ page }) => {
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/ConferenceMenu');
	const label = tiles.find(({ name }) => name === 'Upcoming Webinars')?.link.label ?? '';
	const link = page.getByRole('main').getByRole('link', { name: label });
	await expect(link).toBeHidden();
	await page.getByRole('button', { name: 'Upcoming Webinars' }).click();
	await expect(page.getByRole('button', { pressed: true })).toHaveText('Upcoming Webinars');
	await expect(page).toHaveURL(/\/ConferenceMenu$/);
	await link.click();
	await expect(page).toHaveURL(/\/Webinar$/);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('[HUB-3] all four panels of the hub can be read', { tag: '@full' }, async ({ page }) => {
		await page.goto('/newconference');
		for (const words of ['Find a Conference', 'Request Conference Proposal', 'Recognition', 'Send Message'])
			await expect(page.getByText(words, { exact: true })).toBeVisible();
	});

	test('[MENU-3] every summary of the menu is there with its link', { tag: '@full' }, async ({ page }) => {
		await page.goto('/ConferenceMenu');
		for (const { link } of [...items, ...tiles])
			await expect(
				page.getByRole('main').getByRole('link', { name: link.label, exact: true }).first(),
			).toBeVisible();
	});
});
