import { expect, type Page, test } from '@playwright/test';
import { publications } from '#content/conference/sponsors.ts';
import { laidOut } from './hydrated.ts';
import { gallery, proceedings } from './photos.ts';
import { visit } from './visit.ts';

/** Dialogs and the photo viewer on real pages, by mouse, by keys and by touch. */

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('[SPON-1] a click on a card opens a modal named by it; X, Escape and a click beside it close it; focus returns', async ({
	page,
}) => {
	await visit(page, '/Sponsor');
	const openers = page.locator('main button[aria-haspopup="dialog"]');
	await expect(openers).toHaveCount(publications.length);
	const opener = openers.nth(1);
	const name = (await opener.textContent())?.trim() ?? '';
	const dialog = page.getByRole('dialog', { name });
	for (const close of [
		() => page.keyboard.press('Escape'),
		() => dialog.getByRole('button', { name: 'Close' }).click(),
		() => page.mouse.click(5, 5),
	]) {
		await opener.click();
		await expect(dialog).toBeVisible();
		await expect(dialog.getByRole('heading', { name })).toBeFocused();
		await expect(dialog.getByRole('listitem').first()).toBeVisible();
		await close();
		await expect(dialog).toBeHidden();
		await expect(opener).toBeFocused();
	}
});

test('[SPON-1] the page behind a modal cannot be reached by Tab', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/Sponsor');
	await page.locator('main button[aria-haspopup="dialog"]').first().press('Enter');
	await expect(page.getByRole('dialog')).toBeVisible();
	for (let presses = 0; presses < 6; presses += 1) {
		await page.keyboard.press('Tab');
		const where = await page.evaluate(() => {
			const here = document.activeElement;
			return here === document.body || here?.closest('dialog') != null;
		});
		expect(where).toBe(true);
	}
});

test('[SPON-1] the browser opens the modal by itself before script arrives', { tag: '@full' }, async ({
	page,
}) => {
	await page.route('**/assets/*.js', () => {});
	await page.goto('/Sponsor', { waitUntil: 'commit' });
	await page.locator('main button[aria-haspopup="dialog"]').first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
});

for (const { id, path, open, photos } of [
	{ id: 'GAL-1', path: '/ConferenceGallery', open: undefined, photos: gallery.length },
	{ id: 'PROC-5', path: '/ConferenceProceding', open: 'View All Photos', photos: proceedings.length },
]) {
	test(`[${id}] ${photos} photos of ${path}: one at a time or as a grid, wrapping, by mouse and by keys`, {
		tag: id === 'GAL-1' ? [] : '@full',
	}, async ({ page }) => {
		await visit(page, path);
		const thumbnails = page.locator('main a[href^="/pictures/"]:visible');
		await expect(thumbnails).toHaveCount(open ? 3 : photos);
		const third = thumbnails.nth(2);
		await third.click();
		const viewer = page.locator('dialog[open]');
		const count = viewer.getByRole('status');
		await expect(count).toContainText(new RegExp(`(Photo|Picture) 3 of ${photos}`));
		const screen = page.viewportSize();
		expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, ...screen });
		await viewer.getByRole('button', { name: 'Previous picture' }).click();
		await expect(count).toContainText(new RegExp(`(Photo|Picture) 2 of ${photos}`));
		await page.keyboard.press('Home');
		await page.keyboard.press('ArrowLeft');
		await expect(count).toContainText(new RegExp(`(Photo|Picture) ${photos} of ${photos}`));
		await page.keyboard.press('ArrowRight');
		await expect(count).toContainText(new RegExp(`(Photo|Picture) 1 of ${photos}`));
		await viewer.getByRole('button', { name: 'Show as grid' }).click();
		await expect(viewer.getByRole('link')).toHaveCount(photos);
		await viewer.getByRole('button', { name: 'Show as slideshow' }).click();
		await expect(viewer.getByRole('figure')).toHaveCount(1);
		await page.keyboard.press('Escape');
		await expect(viewer).toHaveCount(0);
		await expect(third).toBeFocused();
		if (open) {
			await page.getByRole('button', { name: open, exact: true }).click();
			await expect(page.locator('dialog[open]').getByRole('link')).toHaveCount(photos);
		}
	});

	test(`[${id}] a photo of ${path} fetches its two neighbours and no more`, { tag: '@full' }, async ({
		page,
	}) => {
		await visit(page, path);
		await page.locator('main a[href^="/pictures/"]:visible').nth(2).click();
		await expect(page.locator('dialog[open] img[loading="eager"]')).toHaveCount(3);
	});
}

test('[PROC-2] the password dialog opens on its field and gives the focus back', { tag: '@full' }, async ({
	page,
}) => {
	await visit(page, '/ConferenceProceding');
	const opener = page.getByRole('button', { name: /Conference Summary/ }).first();
	await opener.click();
	await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused();
	await page.keyboard.press('Escape');
	expect(await focusedText(page)).toMatch(/Conference Summary/);
});

for (const [id, path, open] of [
	['SPON-1', '/Sponsor', 'main button[aria-haspopup="dialog"]'],
	['PROC-2', '/ConferenceProceding', 'main button[aria-haspopup="dialog"]'],
	['GAL-1', '/ConferenceGallery', 'main a[href^="/pictures/"]'],
	['RT-45', '/faq', 'header a[href="/search"]'],
] as const)
	test(`[${id}] Back closes what ${path} opens over itself and stays there; closed otherwise it leaves no entry behind`, {
		tag: id === 'GAL-1' ? [] : '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await visit(page, '/About');
		await visit(page, path);
		// what is laid out above a place moves it
		await laidOut(page);
		const opener = page.locator(open).first();
		await opener.scrollIntoViewIfNeeded();
		const place = await page.evaluate(() => window.scrollY);
		const dialog = page.locator('dialog[open]');
		await opener.click();
		await expect(dialog).toBeVisible();
		await page.waitForFunction(() => history.state?.usr?.dialog !== undefined);
		await page.goBack();
		await expect(dialog).toHaveCount(0);
		await expect(page).toHaveURL(path);
		await expect(opener).toBeFocused();
		expect(await page.evaluate(() => window.scrollY)).toBe(place);
		for (const close of [
			() => page.keyboard.press('Escape'),
			() => dialog.getByRole('button', { name: 'Close' }).click(),
		]) {
			await opener.click();
			await expect(dialog).toBeVisible();
			await close();
			await expect(dialog).toHaveCount(0);
			await expect(opener).toBeFocused();
		}
		await page.waitForFunction(() => history.state?.usr?.dialog === undefined);
		await page.goBack();
		await expect(page).toHaveURL('/About');
	});
