import { expect, test } from '@playwright/test';
import { visit } from './visit.ts';

/** How soon a keyboard reaches what is looked for, and how much of a low window is left to read. */

test('[BAR-1] the header comes right after the skip link, and the bar above it after the header', {
	tag: '@full',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await visit(page, '/faq');
	const stops = ['a.skip', 'header[data-state]', 'section[aria-label="Contact details"]', 'main'];
	const focusedIn = () =>
		page.evaluate((all) => all.findIndex((part) => document.activeElement?.closest(part)), stops);
	const order: number[] = [];
	while (order.at(-1) !== stops.length - 1 && order.length < 60) {
		await page.keyboard.press('Tab');
		order.push(await focusedIn());
	}
	expect([...new Set(order)]).toEqual([0, 1, 2, 3]);
	expect(order).toEqual(order.toSorted());
	const top = (part: string) => page.locator(part).evaluate((box) => box.getBoundingClientRect().top);
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
	expect(await top(stops[2] ?? '')).toBeLessThan(await top(stops[1] ?? ''));
});

for (const path of ['/faq', '/Conference', '/software', '/services/web-development'])
	test(`[HEAD-1] [WDEV-1] at 400 % nothing stays at the edge of the window of ${path}, whichever way it is scrolled`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 256 });
		await visit(page, path);
		for (const top of [600, 900, 700]) {
			await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
			const stays = await page.evaluate(() =>
				[...document.querySelectorAll('body *')]
					.filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
					.filter((one) => one.checkVisibility({ visibilityProperty: true }))
					.filter((one) => {
						const { top, bottom, height } = one.getBoundingClientRect();
						return height > 0 && bottom > 0 && top < innerHeight;
					})
					.map((one) => one.outerHTML.slice(0, 80)),
			);
			expect(stays, `${top}`).toEqual([]);
			await expect(page.locator('header[data-state]')).not.toBeInViewport();
		}
	});
