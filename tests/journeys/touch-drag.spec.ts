import { expect, test } from '@playwright/test';
import { visit } from './visit.ts';

/** Strips that a finger drags. */

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

for (const { id, path, strip } of [
	{ id: 'HOME-4', path: '/', strip: /Universities, institutes and a hospital/ },
	{ id: 'CONF-4', path: '/Conference', strip: 'Patrons' },
]) {
	test(`[${id}] a finger drags the strip of ${path} along, and leaves it further on`, async ({ page }) => {
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
	});
}
