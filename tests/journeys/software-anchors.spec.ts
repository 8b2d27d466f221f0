import { expect, type Locator, type Page, test } from '@playwright/test';
import { testimonials } from '#content/software/software.ts';
import { allPaths, paths } from '#contract/paths.ts';
import { hydrated } from './hydrated.ts';

/** The software division on any screen, and its navigation. */

const pages = [
	paths.software,
	paths.startProject,
	paths.viewWork,
	...allPaths.filter((path) => path.startsWith('/services/')),
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

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('[RT-46] no page of the division is wider than the screen', { tag: '@full' }, async ({ page }) => {
		for (const path of pages) {
			await page.goto(path);
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 844 });
				expect(await beyondScreen(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
			}
		}
	});

	test('[SOFT-4] every testimonial can be read', { tag: '@full' }, async ({ page }) => {
		await page.goto('/software');
		const slides = page.getByRole('group', { name: new RegExp(`of ${testimonials.length}`) });
		for (const at of testimonials.keys()) {
			await slides.nth(at).scrollIntoViewIfNeeded();
			await expect(slides.nth(at)).toBeVisible();
		}
	});
});

test('[SOFT-1] the navigation holds the five anchors, and each lands below the header', {
	tag: '@full',
}, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/software');
	await hydrated(page);
	const bar = page.getByRole('navigation', { name: 'Software', exact: true });
	for (const name of ['Home', 'Services', 'Technologies', 'About', 'Testimonials']) {
		await bar.getByRole('link', { name, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
		const section = page.locator(`#${name.toLowerCase()}`);
		await expect(section).toBeInViewport();
		if (name === 'About') await expect(section.getByRole('heading', { level: 2 })).toContainText(name);
		if (name !== 'Home') expect(await belowHeader(page, section)).toBeGreaterThanOrEqual(-1);
	}
});

test('[SOFT-1] the navigation changes after 50 px of scroll, not at 50', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/software');
	await hydrated(page);
	const header = page.locator('header[data-state]');
	const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
	await scrollTo(50);
	await expect(header).toHaveAttribute('data-state', 'top');
	await scrollTo(51);
	await expect(header).toHaveAttribute('data-state', 'stuck');
});

test('[SOFT-1] [WDEV-1] on a small screen the anchors are in the menu', { tag: '@full' }, async ({
	page,
}) => {
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
