import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { hydrate } from './visit.ts';

/** Draws one finger over the middle of what is seen of a part, by so many pixels, as a screen tells the browser. */
export async function draw(page: Page, part: Locator, { x = 0, y = 0 }): Promise<void> {
	await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
	const middle = await part.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const half = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2;
		return { x: half(left, right, innerWidth), y: half(top, bottom, innerHeight) };
	});
	const browser = await page.context().newCDPSession(page);
	const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
		browser.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [{ x: middle.x + x * share, y: middle.y + y * share }],
		});
	const frame = () => page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
	await finger('touchStart', -0.5);
	for (let step = 1; step <= 20; step += 1) {
		await finger('touchMove', step / 20 - 0.5);
		// a browser that leaves the page does so between two frames
		if (step % 4 === 0) await frame();
	}
	await finger('touchEnd', 0.5);
	await browser.detach();
}

/** Opens a page at rest that has another one behind it and one before it. */
export async function visitBetween(page: Page, path: string): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(paths.about);
	await page.goto(path);
	await page.goto(paths.search);
	await page.goBack();
	await hydrate(page);
}

/** Where the browser is: a page that was left and came back would have lost the mark. */
export const here = (page: Page) =>
	page.evaluate(() => {
		document.body.dataset.visited ??= String(Math.random());
		return [location.href, history.length, document.body.dataset.visited];
	});
