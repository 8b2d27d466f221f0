import { expect, test } from '@playwright/test';
import { allPaths, paths } from '#contract/paths.ts';
import { countShifts, movingParts, unsteady } from './shifts.ts';
import { visitStill } from './visit.ts';

/** Nothing on a page moves by itself but what is meant to move: CLS of at most 0.01 in ten seconds of looking. */

const widths = [390, 1440];
const moving = [
	paths.home,
	paths.landing,
	paths.groupHome,
	paths.conference,
	paths.workshops,
	paths.webinars,
	paths.software,
	paths.hosting,
];

for (const path of moving)
	for (const width of widths)
		test(`[MOT-1] ten seconds before what moves on ${path} at ${width} px shift nothing`, {
			tag: path === paths.webinars && width === 390 ? [] : '@full',
		}, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await countShifts(page);
			await visitStill(page, path);
			// a leap of the driver's, which no visitor can make without a key or a finger, comes once all is laid out
			await expect(async () => {
				await page.clock.runFor(1000);
				await expect(page.locator('html')).not.toHaveAttribute('data-render-deferred', { timeout: 1 });
			}).toPass();
			for (const part of await page.locator(movingParts).all()) {
				await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
				for (let seconds = 0; seconds < 10; seconds += 1) {
					await page.clock.runFor(1000);
					// a picture of the page is one frame more, which counts what has shifted
					await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
				}
			}
			expect(await unsteady(page)).toEqual([]);
		});

// six at a time: each is only looked at
for (let at = 0; at < allPaths.length; at += 6) {
	const six = allPaths.slice(at, at + 6);
	test(`ten seconds of looking at ${six.join(', ')} and at what moves there shift nothing`, {
		tag: '@audit',
	}, async ({ browser }) => {
		test.setTimeout(180_000);
		const looks = six.flatMap((path) =>
			widths.map(async (width) => {
				const page = await browser.newPage({ viewport: { width, height: 900 } });
				await countShifts(page);
				await page.goto(path);
				await page.waitForTimeout(10_000);
				for (const part of await page.locator(movingParts).all()) {
					await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
					await page.waitForTimeout(10_000);
				}
				const found = await unsteady(page);
				await page.close();
				return found.map((shift) => `${path} at ${width}: ${shift}`);
			}),
		);
		expect((await Promise.all(looks)).flat()).toEqual([]);
	});
}
