import { expect, test } from '@playwright/test';
import { allPaths } from '../../contract/paths.ts';
import {
	axeFindings,
	dress,
	type Look,
	looks,
	obscuredStops,
	smallTargets,
	spacingFaults,
} from './calm-checks.ts';
import { visit } from './visit.ts';

/** Calm and open to all, on every address; slow, hence `npm run audit`. */

const every = Object.keys(looks) as Look[];

for (const path of allPaths) {
	test(`axe finds nothing on ${path}, at three widths in three looks, closed and open`, async ({ page }) => {
		test.setTimeout(180_000);
		await visit(page, path);
		for (const look of every) {
			for (const width of [320, 768, 1280]) {
				await dress(page, look, width);
				expect(await axeFindings(page), `${look}, ${width} px`).toEqual([]);
			}
		}
		expect(await smallTargets(page)).toEqual([]);
		await page.evaluate(() => {
			for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
		});
		expect(await axeFindings(page), 'with everything unfolded').toEqual([]);
		for (const summary of await page.locator('header summary:visible').all()) {
			await summary.click();
			expect(await axeFindings(page, 'header'), 'with a menu open').toEqual([]);
			await page.keyboard.press('Escape');
		}
		for (const tab of await page.getByRole('tab').all()) {
			await tab.click();
			expect(await axeFindings(page), `tab ${await tab.textContent()}`).toEqual([]);
		}
		for (const opener of await page.locator('main button[aria-haspopup="dialog"]').all()) {
			await opener.click();
			expect(await axeFindings(page, 'dialog[open]'), `dialog of ${await opener.textContent()}`).toEqual([]);
			await page.keyboard.press('Escape');
		}
	});

	test(`a walk by keyboard through ${path}, forwards and backwards, hides no stop`, async ({ page }) => {
		test.setTimeout(180_000);
		for (const width of [390, 1280]) {
			await dress(page, 'light', width);
			await visit(page, path);
			expect(await obscuredStops(page, 'Tab'), `${width} px, forwards`).toEqual([]);
			expect(await obscuredStops(page, 'Shift+Tab'), `${width} px, backwards`).toEqual([]);
		}
	});

	test(`${path} with spaced text, at 320 px and at 1280: nothing is cut off`, async ({ page }) => {
		for (const width of [320, 1280]) {
			await dress(page, 'light', width);
			await visit(page, path);
			expect(await spacingFaults(page), `${width} px`).toEqual([]);
		}
	});
}
