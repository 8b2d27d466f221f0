import { expect, test } from '@playwright/test';
import { allPaths } from '../../contract/paths.ts';
import { axeFindings, dress, type Look, looks, lostText, smallTargets, spaceText } from './calm-checks.ts';
import { obscuredStops } from './keyboard-walk.ts';
import { openStates } from './open-states.ts';
import { visit } from './visit.ts';

/** Calm and open to all, on every address; slow, hence `npm run audit`. */

const every = Object.keys(looks) as Look[];
const widths = [320, 768, 1280];

for (const path of allPaths) {
	for (const look of every) {
		test(`axe finds nothing on ${path}, ${look}, at three widths, closed and with each thing open`, async ({
			page,
		}) => {
			test.setTimeout(600_000);
			await dress(page, look, 1280);
			await visit(page, path);
			for (const width of widths) {
				await dress(page, look, width);
				expect(await axeFindings(page), `${width} px`).toEqual([]);
				expect(await smallTargets(page), `targets at ${width} px`).toEqual([]);
				for (const { name, opener, within } of await openStates(page)) {
					await opener.click();
					await expect(page.locator(within).first(), name).toBeVisible();
					expect(await axeFindings(page, within), `${width} px, ${name}`).toEqual([]);
					expect(await smallTargets(page), `targets at ${width} px, ${name}`).toEqual([]);
					await page.keyboard.press('Escape');
					await expect(page.locator('dialog[open]'), name).toHaveCount(0);
				}
			}
			const folded = page.locator('main details');
			if ((await folded.count()) === 0) return;
			await folded.evaluateAll((all) => {
				for (const details of all) {
					details.removeAttribute('name');
					details.setAttribute('open', '');
				}
			});
			for (const width of widths) {
				await dress(page, look, width);
				expect(await axeFindings(page, 'main details'), `${width} px, unfolded`).toEqual([]);
				expect(await smallTargets(page), `targets at ${width} px, unfolded`).toEqual([]);
			}
		});
	}

	test(`a walk by keyboard through ${path}, forwards and backwards, hides no stop`, async ({ page }) => {
		test.setTimeout(300_000);
		for (const [width, height] of [
			[390, 844],
			[1280, 900],
		] as const) {
			await dress(page, 'light', width, height);
			await visit(page, path);
			expect(await obscuredStops(page, 'Tab'), `${width} px, forwards`).toEqual([]);
			expect(await obscuredStops(page, 'Shift+Tab'), `${width} px, backwards`).toEqual([]);
		}
	});

	test(`${path} at 400 % zoom and at 1280 px, with text as it is and spaced: nothing is lost`, async ({
		page,
	}) => {
		test.setTimeout(60_000);
		for (const width of [320, 1280]) {
			await dress(page, 'light', width);
			await visit(page, path);
			expect(await lostText(page), `${width} px`).toEqual([]);
			await spaceText(page);
			expect(await lostText(page), `${width} px, spaced`).toEqual([]);
		}
	});
}
