import { expect, test } from '@playwright/test';
import { hydrated, styled } from './hydrated.ts';
import { visit, visitStill } from './visit.ts';

/** Strips: one moves by itself, two are drawn along by keys, buttons and fingers. */

test('[HOME-3] the strip moves 1 px every 70 ms, rests under the pointer, and loops', async ({ page }) => {
	await visitStill(page, '/');
	const strip = page.getByRole('region', { name: 'Achievements' });
	const at = () => strip.evaluate((element) => element.scrollLeft);
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
	await page.clock.runFor(70);
	expect(await at()).toBe(end + 1 - half);
});

for (const touch of [false, true])
	test(`[HOME-2] [HOME-3] a card opens its link in a new tab in either copy, by ${touch ? 'touch' : 'pointer'}`, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: touch });
		const page = await context.newPage();
		const complaints: string[] = [];
		page.on('console', (message) => complaints.push(message.text()));
		await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
		await visit(page, '/');
		const strip = page.getByRole('region', { name: 'Achievements' });
		for (const copy of [strip.locator('ul').first(), strip.locator('ul').last()]) {
			const card = copy.locator('a').first();
			const opened = context.waitForEvent('page');
			await (touch ? card.tap() : card.click());
			expect((await opened).url()).toBe(await card.getAttribute('href'));
			await page.bringToFront();
		}
		await expect(strip.locator('ul')).toHaveCount(2);
		expect(complaints).toEqual([]);
		await context.close();
	});

test('[HOME-4] the clients scroll by keyboard, and the fonts that come later take nothing back', async ({
	page,
}) => {
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

test('[HOME-4] the buttons of the clients stop where one begins', async ({ page }) => {
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

for (const width of [390, 768])
	test(`[CONF-4] at ${width} px "Next patrons" cuts none of them at the left edge`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visit(page, '/Conference');
		const patrons = page.getByRole('region', { name: 'Patrons' }).last();
		for (let presses = 0; presses < 3; presses += 1) {
			await page.getByRole('button', { name: 'Next patrons' }).click();
			const cut = await patrons.evaluate((strip) => {
				const edge = strip.getBoundingClientRect().left;
				return [...strip.querySelectorAll('li')]
					.map((item) => item.getBoundingClientRect())
					.filter(({ left, right }) => left < edge - 1 && right > edge + 1).length;
			});
			expect(cut).toBe(0);
		}
	});

test('[CONF-4] [HOME-4] a strip shows its buttons while some of it is out of sight, and only then', async ({
	page,
}) => {
	for (const { path, name } of [
		{ path: '/Conference', name: 'Next patrons' },
		{ path: '/', name: 'Next clients' },
	]) {
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
	// all patrons stand beside each other on a wide screen
	await page.setViewportSize({ width: 1440, height: 900 });
	await visit(page, '/Conference');
	await page.getByRole('region', { name: 'Patrons' }).last().scrollIntoViewIfNeeded();
	await expect(page.getByRole('button', { name: 'Next patrons' })).toHaveCount(0);
});

test.describe('by touch', () => {
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
});
