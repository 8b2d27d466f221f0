import { expect, type Locator, type Page, test } from '@playwright/test';
import { alive } from './alive.ts';
import { axeFindings } from './calm-checks.ts';
import { wake } from './visit.ts';

/** The software division on any screen, and its navigation. */

const pages = [
	'/software',
	'/contact',
	'/portfolio',
	'/services/mobile-app-development',
	'/services/WebHostingPage',
	'/services/api-development',
	'/services/custom-software-development',
	'/services/SEOServicesPage',
	'/services/web-development',
	'/services/technologies',
	'/services/service',
	'/services/AboutUs',
	'/services/Portfoliosec',
	'/services/Portfolio',
];

/** Pixels of the page that lie beyond the screen. */
const beyondScreen = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pixels from the foot of the header to the top of something. */
async function belowHeader(page: Page, target: Locator): Promise<number> {
	const header = await page.locator('header[data-state]').boundingBox();
	const box = await target.boundingBox();
	return (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
}

for (const path of pages) {
	test(`[RT-46] ${path} has no axe violation and nothing wider than the screen`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		expect(await beyondScreen(page)).toBeLessThanOrEqual(0);
		await wake(page);
		expect(await axeFindings(page)).toEqual([]);
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	for (const path of ['/software', '/services/WebHostingPage', '/contact'])
		test(`[RT-46] ${path} is no wider than the screen`, async ({ page }) => {
			await page.goto(path);
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 844 });
				expect(await beyondScreen(page), `${width} px`).toBeLessThanOrEqual(0);
			}
		});

	test('[SOFT-4] all three testimonials can be read', async ({ page }) => {
		await page.goto('/software');
		const slides = page.getByRole('group', { name: /of 3/ });
		for (const at of [0, 1, 2]) {
			await slides.nth(at).scrollIntoViewIfNeeded();
			await expect(slides.nth(at)).toBeVisible();
		}
	});
});

test('[SOFT-1] the navigation holds the five anchors, and each lands below the header', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/software');
	await alive(page);
	const bar = page.getByRole('navigation', { name: 'Software', exact: true });
	for (const name of ['Home', 'Services', 'Technologies', 'About', 'Testimonials']) {
		await bar.getByRole('link', { name, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
		const section = page.locator(`#${name.toLowerCase()}`);
		await expect(section).toBeInViewport();
		if (name !== 'Home') expect(await belowHeader(page, section)).toBeGreaterThanOrEqual(-1);
	}
});

test('[SOFT-1] the navigation changes after 50 px of scroll, not at 50', async ({ page }) => {
	await page.goto('/software');
	await alive(page);
	const header = page.locator('header[data-state]');
	const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
	await scrollTo(50);
	await expect(header).toHaveAttribute('data-state', 'top');
	await scrollTo(51);
	await expect(header).toHaveAttribute('data-state', 'stuck');
});

test('[SOFT-1] [WDEV-1] on a small screen the anchors are in the menu', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const [path, anchor] of [
		['/software', 'Testimonials'],
		['/services/web-development', 'FAQ'],
	] as const) {
		await page.goto(path);
		await page.locator('summary', { hasText: 'Menu' }).click();
		await expect(page.getByRole('link', { name: anchor, exact: true })).toBeVisible();
	}
});

test('[MOT-1] nothing that has focus lies under the header of /services/web-development', async ({
	page,
}) => {
	await page.goto('/services/web-development');
	await alive(page);
	await page.locator('main a').first().focus();
	for (let stop = 0; stop < 24; stop++) {
		await page.keyboard.press('Tab');
		const held = page.locator('main :focus');
		if ((await held.count()) === 0) break;
		expect(await belowHeader(page, held)).toBeGreaterThanOrEqual(0);
	}
	await page.keyboard.press('Shift+Tab');
	expect(await belowHeader(page, page.locator(':focus'))).toBeGreaterThanOrEqual(0);
});
