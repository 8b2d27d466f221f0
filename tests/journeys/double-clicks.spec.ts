import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { placeOf } from './at-rest.ts';
import { visit } from './visit.ts';

/** Clicks that land elsewhere than they were meant: the second one of a double click, and the one beside a sheet. */

/** Each opener of a dialog, what it opens, and what then holds in it. */
const openers = [
	{ path: paths.proceedings, opener: 'main button[commandfor]' },
	{ path: paths.sponsors, opener: 'main button[commandfor]' },
	{ path: paths.products, opener: 'main button[commandfor]' },
	{ path: paths.gallery, opener: 'main a[href^="/pictures/"]' },
	{ path: paths.faq, opener: 'header a[aria-keyshortcuts]' },
] as const;

/** How it stands: which dialog is open, what it says of itself, and whether the focus is in it. */
const standing = (page: Page) =>
	page.evaluate(() => {
		const [dialog, ...more] = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
		const said = dialog?.querySelector('[role="status"]')?.textContent;
		const focused = dialog?.contains(document.activeElement);
		return { id: dialog?.id, more: more.length, said, focused, address: location.pathname };
	});

for (const { path, opener } of openers)
	test(`a double click on what opens a dialog of ${path} opens it once, as a click does, and leaves it open`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visit(page, path);
		const all = page.locator(opener).filter({ visible: true });
		for (let at = 0; at < Math.min(await all.count(), 12); at += 1) {
			const name = `${at + 1}: ${await all.nth(at).textContent()}`;
			await all.nth(at).scrollIntoViewIfNeeded();
			await placeOf(page);
			await all.nth(at).click();
			await expect(page.locator('dialog[open]'), name).toBeVisible();
			await page.waitForFunction(() => history.state?.usr?.dialog !== undefined);
			const once = await standing(page);
			expect(once.focused, name).toBe(true);
			await close(page);
			await all.nth(at).dblclick();
			await page.waitForFunction(() => history.state?.usr?.dialog !== undefined);
			expect(await standing(page), name).toEqual(once);
			await close(page);
		}
	});

async function close(page: Page): Promise<void> {
	await page.keyboard.press('Escape');
	await expect(page.locator('dialog[open]')).toHaveCount(0);
	await page.waitForFunction(() => history.state?.usr?.dialog === undefined);
}

test('a double click on the X closes the dialog and follows nothing under it', { tag: '@full' }, async ({
	page,
}) => {
	await visit(page, paths.sponsors);
	const opener = page.locator('main button[commandfor]').first();
	await opener.click();
	await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).dblclick();
	await expect(page.locator('dialog[open]')).toHaveCount(0);
	await expect(page).toHaveURL(paths.sponsors);
});

test.describe('on a phone', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 2000 } });

	const sheets = [
		{
			what: '[FLOAT-1] the chat sheet',
			path: paths.home,
			opener: (page: Page) => page.locator('button[popovertarget]'),
			sheet: '[popover]',
		},
		{
			what: '[HEAD-3] the menu',
			path: paths.conference,
			opener: (page: Page) => page.locator('header summary').filter({ visible: true }),
			sheet: 'header details > nav',
		},
	] as const;

	for (const { what, path, opener, sheet } of sheets) {
		test(`${what} is left open by a double click`, { tag: '@full' }, async ({ page }) => {
			await visit(page, path);
			await opener(page).dblclick();
			await expect(page.locator(sheet)).toBeVisible();
		});

		test(`${what} is closed by a tap beside it, which follows no link; the next tap does`, {
			tag: '@full',
		}, async ({ page }) => {
			await visit(page, path);
			await opener(page).tap();
			await expect(page.locator(sheet)).toBeVisible();
			const link = await uncovered(page);
			const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
			const tap = async () => {
				const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
				await page.touchscreen.tap(x + Math.min(width / 2, 20), y + height / 2);
			};
			await tap();
			await expect(page.locator(sheet)).toBeHidden();
			await expect(page).toHaveURL(path);
			await tap();
			await expect(page).toHaveURL(address);
		});
	}

	/** A link of the page that can be pressed although a sheet is open. */
	async function uncovered(page: Page): Promise<Locator> {
		const links = page.locator('main a[href^="/"]');
		const at = await links.evaluateAll((all) =>
			all.findIndex((one) => {
				const { left, top, width, height } = one.getBoundingClientRect();
				return one.contains(document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2));
			}),
		);
		expect(at, 'a link beside the sheet').toBeGreaterThanOrEqual(0);
		return links.nth(at);
	}
});
