import { expect, test } from '@playwright/test';
import { showsButtonsOnlyWhenNeeded } from './drawn-strip.ts';
import { hydrated, styled } from './hydrated.ts';
import { visit, visitStill } from './visit.ts';

/** Strips: one moves by itself, two are drawn along by keys, buttons and fingers. */

test('[HOME-3] the strip moves 1 px every 70 ms, rests under the pointer, and loops', {
	tag: '@full',
}, async ({ page }) => {
	await visitStill(page, '/');
	const strip = page.getByRole('region', { name: 'Achievements' });
	const at = () => strip.evaluate((element) => element.scrollLeft);
	await strip.scrollIntoViewIfNeeded();
	const before = await at();
	await page.clock.runFor(700);
	expect(await at()).toBe(before + 10);
	await strip.dispatchEvent('pointerover');
	await page.clock.runFor(7000);
	expect(await at()).toBe(before + 10);
	const half = await strip.evaluate((element) => {
		const list = element.querySelector('ul') as HTMLElement;
		element.scrollTo({ left: list.offsetWidth + list.offsetLeft - 1, behavior: 'instant' });
		return list.offsetWidth;
	});
	const end = await at();
	await strip.dispatchEvent('pointerout');
	// its clock starts once the browser has told that it is on the screen
	const oneStepOn = () => page.clock.runFor(70).then(at);
	await expect.poll(oneStepOn).toBe(end + 1 - half);
});

for (const width of [390, 1440, 1920])
	test(`[HOME-2] [HOME-4] at ${width} px the strips reach from the edge of the window to the column of chat and call, and begin where the words do`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visit(page, '/');
		const words = await page.locator('#achievements h2').boundingBox();
		for (const name of [/^Achievements/, /Universities, institutes and a hospital/]) {
			const strip = page.getByRole('region', { name }).last();
			const { left, right, first } = await strip.evaluate((element) => {
				const [item] = element.getElementsByTagName('li');
				const { left, right } = element.getBoundingClientRect();
				return { left, right, first: item?.getBoundingClientRect().left };
			});
			expect(left).toBe(0);
			expect(right).toBe(width < 1024 ? width : width - 88);
			expect(first).toBeCloseTo(words?.x ?? 0, 0);
		}
	});

test('[HOME-4] the clients scroll by keyboard, and the fonts that come later take nothing back', {
	tag: '@full',
}, async ({ page }) => {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/*.woff2', async (route) => {
		await held;
		await route.continue();
	});
	await page.setViewportSize({ width: 600, height: 900 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	const clients = page.getByRole('region', { name: /Universities, institutes and a hospital/ }).last();
	const scrolled = () => clients.evaluate((strip) => strip.scrollLeft);
	await clients.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(scrolled).toBe(40);
	release();
	await styled(page);
	await hydrated(page);
	await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
	expect(await scrolled()).toBe(40);
});

test('[HOME-4] the buttons of the clients stop where one begins', { tag: '@full' }, async ({ page }) => {
	await page.setViewportSize({ width: 600, height: 900 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await visit(page, '/');
	await page.getByRole('button', { name: 'Next clients' }).click();
	const clients = page.getByRole('region', { name: /Universities, institutes and a hospital/ }).last();
	const offStart = () =>
		clients.evaluate((strip) => {
			const lefts = [...strip.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left);
			const edge =
				strip.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(strip).paddingLeft);
			return strip.scrollLeft > 0 && Math.min(...lefts.map((left) => Math.abs(left - edge)));
		});
	expect(await offStart()).toBeLessThan(1);
});

test('[HOME-4] a strip shows its buttons while some of it is out of sight, and only then', {
	tag: '@full',
}, async ({ page }) => {
	await showsButtonsOnlyWhenNeeded(page, '/', 'Next clients');
});

test('the list of places on a phone keeps the place that is being read in sight', { tag: '@full' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await visit(page, '/Conference');
	const places = page.getByRole('navigation', { name: 'On this page' });
	const current = places.locator('[aria-current="location"]');
	for (const id of ['contact', 'tracks', 'record']) {
		await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
		await expect(current).toHaveAttribute('href', new RegExp(`#${id}$`));
		await expect(current).toBeInViewport({ ratio: 1 });
	}
});
