import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

/** What every strip that is drawn along does, whoever stands in it. */

/** Its buttons are there while some of it is out of sight, and only then. */
export async function showsButtonsOnlyWhenNeeded(page: Page, path: string, name: string): Promise<void> {
	await page.setViewportSize({ width: 1440, height: 900 });
	await visit(page, path);
	const button = page.getByRole('button', { name, includeHidden: true }).last();
	const strip = button.locator('xpath=../..');
	await strip.scrollIntoViewIfNeeded();
	for (const width of [1440, 390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const reaches = () =>
			strip.evaluate((element) => {
				const { scrollWidth, clientWidth } = element.querySelector('section') as HTMLElement;
				return scrollWidth > clientWidth + 1;
			});
		await expect
			.poll(async () => (await button.isVisible()) === (await reaches()), `${path} at ${width}`)
			.toBe(true);
	}
}

/** A finger drags it along, and leaves it further on. */
export async function dragsByFinger(page: Page, path: string, strip: string | RegExp): Promise<void> {
	await visit(page, path);
	const row = page.getByRole('region', { name: strip }).last();
	await row.scrollIntoViewIfNeeded();
	const scrolled = () => row.evaluate((element) => element.scrollLeft);
	expect(await scrolled()).toBe(0);
	const box = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const browser = await page.context().newCDPSession(page);
	const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', left: number) =>
		browser.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + left, y: box.y + box.height / 2 }],
		});
	await finger('touchStart', 320);
	for (let left = 310; left >= 60; left -= 10) await finger('touchMove', left);
	await finger('touchEnd', 60);
	await expect.poll(scrolled).toBeGreaterThan(100);
}
