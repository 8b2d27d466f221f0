import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { placeOf } from './at-rest.ts';
import { drawnByFinger } from './drawn-strip.ts';
import { draw, here, visitBetween } from './finger.ts';

/** Whatever slides, drawn by a finger on its own page: it turns or scrolls, and the browser never takes the move for Back. */

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const current = (parts: Locator) =>
	parts.evaluateAll((all) => all.findIndex((one) => !(one as HTMLElement).inert));
const slideOf = (page: Page) => current(page.locator('main [aria-roledescription="slide"]'));
const carousel = 'main [aria-roledescription="carousel"] [data-swipes]';

type Turning = {
	readonly path: string;
	readonly what: string;
	readonly part: string;
	readonly at: (page: Page) => Promise<number>;
	readonly opener?: string;
};

const turning: readonly Turning[] = [
	{ path: paths.home, what: '[HERO-2] the hero', part: '#home', at: slideOf },
	{ path: paths.groupHome, what: '[GROUP-4] the carousel of the group', part: carousel, at: slideOf },
	{ path: paths.conference, what: '[CONF-2] the carousel about the conference', part: carousel, at: slideOf },
	{ path: paths.software, what: '[SOFT-4] the testimonials', part: carousel, at: slideOf },
	{ path: paths.hosting, what: '[HOST-3] the testimonials of hosting', part: carousel, at: slideOf },
	{
		path: paths.workshops,
		what: '[WORK-2] the gallery of the workshops',
		part: carousel,
		at: (page) => current(page.locator(`${carousel} > li`)),
	},
	{
		path: paths.webinars,
		what: '[WEB-1] the highlights',
		part: 'main ul[data-swipes]',
		at: (page) =>
			page
				.locator('main ul[data-swipes] > li')
				.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-current'))),
	},
	...[
		{ path: paths.gallery, what: '[GAL-1] a photo of the gallery' },
		{ path: paths.proceedings, what: '[PROC-5] a photo of the proceedings' },
	].map((viewer) => ({
		...viewer,
		part: 'dialog[open] [data-swipes]',
		opener: 'main a[href^="/pictures/"]',
		at: async (page: Page) =>
			Number((await page.locator('dialog[open] [role="status"]').textContent())?.match(/\d+/)?.[0]),
	})),
];

for (const { path, what, part, at, opener } of turning)
	test(`${what} turns by one for a finger, either way, and ${path} stays; drawn upwards it scrolls the page`, {
		tag: path === paths.gallery ? [] : '@full',
	}, async ({ page }) => {
		await visitBetween(page, path);
		if (opener) await page.locator(opener).nth(1).tap();
		const surface = page.locator(part).first();
		await expect(surface).toBeVisible();
		const before = await here(page);
		const first = await at(page);
		await draw(page, surface, { x: -240 });
		await expect.poll(() => at(page)).toBe(first + 1);
		await draw(page, surface, { x: 240 });
		await expect.poll(() => at(page)).toBe(first);
		expect(await here(page)).toEqual(before);
		if (opener) return;
		const place = await placeOf(page);
		await draw(page, surface, { y: -160 });
		await expect.poll(() => placeOf(page)).not.toBe(place);
		expect(await at(page)).toBe(first);
	});

const scrolling = [
	{ path: paths.home, what: '[HOME-3] the achievements', part: 'section[aria-label="Achievements"]' },
	{ path: paths.home, what: '[HOME-4] the clients', part: 'section[aria-label^="Universities"]' },
	{ path: paths.conference, what: 'the places of the page', part: 'main > nav ul' },
	{ path: paths.conferenceHub, what: '[HUB-3] the tabs', part: '[role="tablist"]' },
	{ path: paths.apis, what: '[API-1] the tabs', part: '[role="tablist"]' },
	{ path: paths.apis, what: '[API-1] the code', part: 'main pre' },
	{ path: paths.portfolio, what: '[PORT-1] a preview', part: 'section[aria-label^="Preview"]' },
	{ path: paths.portfolioGrid, what: '[PORT-2] a screenshot', part: 'section[aria-label^="Screenshot"]' },
] as const;

for (const { path, what, part } of scrolling)
	test(`${what} of ${path} scrolls under a finger as far as there is more, and the page stays`, {
		tag: '@full',
	}, async ({ page }) => {
		await drawnByFinger(page, path, part);
	});

test('[GAL-1] a finger pans an enlarged photo, turns nothing by it, and leaves nothing at its edges', {
	tag: '@full',
}, async ({ page }) => {
	await visitBetween(page, paths.gallery);
	await page.locator('main a[href^="/pictures/"]').nth(1).tap();
	const count = page.locator('dialog[open] [role="status"]');
	const shown = await count.textContent();
	const before = await here(page);
	const browser = await page.context().newCDPSession(page);
	await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
	await expect(page.locator('dialog[open][data-zoomed]')).toBeVisible();
	const seen = () =>
		page.evaluate(() => [visualViewport?.offsetLeft ?? 0, visualViewport?.offsetTop ?? 0] as const);
	const photo = page.locator('dialog[open] figure');
	for (const by of [{ x: -180 }, { y: -180 }, { x: -180 }, { x: 180 }, { x: 180 }, { x: 180 }]) {
		const [left, top] = await seen();
		await draw(page, photo, by);
		if (by.y) await expect.poll(async () => (await seen())[1]).toBeGreaterThan(top + 20);
		else if ((by.x ?? 0) < 0 && left < 20)
			await expect.poll(async () => (await seen())[0]).toBeGreaterThan(left + 20);
	}
	expect(await count.textContent()).toBe(shown);
	expect(await here(page)).toEqual(before);
});
