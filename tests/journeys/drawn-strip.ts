import { expect, type Page } from '@playwright/test';
import { draw, here, visitBetween } from './finger.ts';
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

/** A finger draws it along, there and back; at neither end does the browser take the move for its Back or Forward. */
export async function drawnByFinger(page: Page, path: string, strip: string): Promise<void> {
	await visitBetween(page, path);
	const row = page.locator(strip).first();
	const scrolled = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
	const more = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
	const before = await here(page);
	await draw(page, row, { x: 240 });
	expect(await scrolled(), 'at its beginning').toBe(0);
	await draw(page, row, { x: -240 });
	if (more) await expect.poll(scrolled).toBeGreaterThan(50);
	const on = await scrolled();
	await draw(page, row, { x: 240 });
	if (more) await expect.poll(scrolled).toBeLessThan(on);
	await row.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
	await draw(page, row, { x: -240 });
	expect(await here(page)).toEqual(before);
}
