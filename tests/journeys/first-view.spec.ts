import { expect, test } from '@playwright/test';
import { hydrated, styled } from './hydrated.ts';

/** What a page shows first, and what comes after it without moving anything. */

for (const path of ['/', '/faq', '/Conference'])
	test(`${path} asks for no script and no font before it has loaded, and for both without being asked to`, {
		tag: path === '/Conference' ? [] : '@full',
	}, async ({ page }) => {
		const early: string[] = [];
		let loaded = false;
		page.on('load', () => {
			loaded = true;
		});
		page.on('request', (request) => {
			if (!loaded && ['script', 'font'].includes(request.resourceType())) early.push(request.url());
		});
		await page.goto(path);
		await styled(page);
		await hydrated(page);
		expect(early).toEqual([]);
	});

test('without script the fonts and the whole style come by themselves', { tag: '@full' }, async ({
	browser,
}) => {
	const [scripted, plain] = [
		await browser.newPage(),
		await browser.newPage({ javaScriptEnabled: false }),
	] as const;
	const rules = () =>
		[...document.styleSheets].reduce((sum, sheet) => Math.max(sum, sheet.cssRules.length), 0);
	for (const page of [scripted, plain]) {
		await page.goto('/faq');
		await styled(page);
	}
	expect(await plain.evaluate(rules)).toBe(await scripted.evaluate(rules));
	await Promise.all([scripted.close(), plain.close()]);
});

// before script comes the slides stand in a row, where a browser may find the next one near
test('of three slides beside each other no more than the next one loads before it is shown', {
	tag: '@full',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const posters = new Set<string>();
	page.on('request', (request) => {
		const [, poster] = /\/pictures\/films\/([a-z-]+)/.exec(request.url()) ?? [];
		if (poster) posters.add(poster);
	});
	await page.goto('/OLdHome');
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	expect(posters.size).toBeLessThan(3);
	await page.getByRole('button', { name: 'Next slide' }).click();
	await expect.poll(() => [...posters]).toHaveLength(2);
	await page.getByRole('button', { name: 'Previous slide' }).click();
	await page.waitForLoadState('networkidle');
	expect([...posters]).toHaveLength(2);
});

for (const [path, width] of [
	['/', 412],
	['/OLDHome', 412],
	['/services/WebHostingPage', 412],
	['/ConferenceGallery', 412],
	['/newconference', 412],
	['/Achivements', 412],
	['/faq', 412],
	['/Conference', 360],
	['/About', 1180],
	['/newconference', 1180],
	['/', 1180],
	['/', 1920],
	['/services/WebHostingPage', 768],
	['/services/WebHostingPage', 1280],
	['/services/api-development', 1024],
	['/privacy', 1440],
	['/services/technologies', 1440],
	['/PlanScientificPage', 1440],
] as const)
	test(`${path} does not move when its fonts arrive late, ${width} px wide`, {
		tag: path === '/' && width === 412 ? [] : '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 823 });
		const { promise: shown, resolve: letFontsCome } = Promise.withResolvers<void>();
		await page.route('**/*.woff2', async (route) => {
			await shown;
			await route.continue();
		});
		await page.addInitScript(() => {
			let moved = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
					moved += entry.value;
				document.documentElement.dataset.moved = moved.toFixed(2);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		const asked = page.waitForRequest('**/*.woff2');
		await page.goto(path);
		await asked;
		letFontsCome();
		await styled(page);
		await page.evaluate(
			() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
		);
		expect((await page.locator('html').getAttribute('data-moved')) ?? '0.00').toBe('0.00');
	});
