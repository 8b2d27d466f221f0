import { expect, type Locator, type Page, test } from '@playwright/test';
import { alive } from './alive.ts';

/** The parts that one operates, on real pages: the patterns of the ARIA Authoring Practices, point by point. */

async function visit(page: Page, path: string) {
	await page.goto(path);
	await page.locator('body').press('Shift');
	await alive(page);
}

/** Stops the clock of the page, so that time passes only when a test says so. */
async function stopClock(page: Page, path: string) {
	await page.clock.install();
	await visit(page, path);
	await page.clock.pauseAt(Date.now() + 3_600_000);
}

const carousels = [
	{ id: 'HERO-2', path: '/', name: /welcome|aeg/i, what: 'slide', ms: 3000 },
	{ id: 'CONF-2', path: '/Conference', name: /about/i, what: 'slide', ms: 8000 },
	{ id: 'SOFT-4', path: '/software', name: /./, what: 'testimonial', ms: 5000 },
	{ id: 'HOST-3', path: '/services/WebHostingPage', name: /./, what: 'testimonial', ms: 4000 },
] as const;

const carouselOf = (page: Page) => page.locator('main [aria-roledescription="carousel"]').first();
const shown = (carousel: Locator) =>
	carousel
		.locator('[aria-roledescription="slide"]')
		.evaluateAll((slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert));
/** Presses without pointer or focus, so that neither holds the carousel. */
const press = (carousel: Locator, name: string) =>
	carousel.getByRole('button', { name, exact: true }).dispatchEvent('click');

for (const { id, path, what, ms } of carousels) {
	test.describe(`carousel of ${path}`, () => {
		test(`[${id}] turns every ${ms} ms, wraps, and a change by hand starts the time anew`, async ({
			page,
		}) => {
			await stopClock(page, path);
			const carousel = carouselOf(page);
			await press(carousel, `Previous ${what}`);
			const first = await shown(carousel);
			await page.clock.runFor(ms - 1);
			expect(await shown(carousel)).toBe(first);
			await page.clock.runFor(1);
			await page.clock.runFor(500);
			expect(await shown(carousel)).toBe((first + 1) % 3);
			await press(carousel, `Next ${what}`);
			await page.clock.runFor(ms - 1);
			expect(await shown(carousel)).toBe((first + 2) % 3);
			await page.clock.runFor(501);
			expect(await shown(carousel)).toBe(first);
		});

		test('[MOT-1] hover holds it; focus by keyboard stops it until it is started', async ({ page }) => {
			await stopClock(page, path);
			const carousel = carouselOf(page);
			await carousel.hover();
			const first = await shown(carousel);
			await page.clock.runFor(30_000);
			expect(await shown(carousel)).toBe(first);
			await page.mouse.move(1, 1);
			await page.clock.runFor(ms + 500);
			expect(await shown(carousel)).toBe((first + 1) % 3);

			const control = carousel.getByRole('button', { name: `Pause ${what}s` });
			await control.focus();
			await expect(carousel.getByRole('button', { name: `Start ${what}s` })).toBeFocused();
			await page.keyboard.press('Tab');
			const held = await shown(carousel);
			await page.clock.runFor(30_000);
			expect(await shown(carousel)).toBe(held);
			await press(carousel, `Start ${what}s`);
			await page.clock.runFor(ms + 500);
			expect(await shown(carousel)).toBe((held + 1) % 3);
		});

		test('[MOT-1] under reduced motion it rests until asked', async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await stopClock(page, path);
			const carousel = carouselOf(page);
			await page.clock.runFor(30_000);
			expect(await shown(carousel)).toBe(0);
			await expect(carousel.getByRole('button', { name: `Start ${what}s` })).toBeVisible();
		});

		test('its first control is the pause; one slide shows, the others cannot be reached; its pictures have names', async ({
			page,
		}) => {
			await visit(page, path);
			const carousel = carouselOf(page);
			await expect(carousel).toHaveAttribute('aria-label', /^(?!.*carousel).+/i);
			await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(3);
			await expect(
				carousel.getByRole('group').and(page.locator('[aria-roledescription="slide"]')),
			).toHaveCount(1);
			await expect(carousel.getByRole('button').first()).toHaveAccessibleName(`Pause ${what}s`);
			await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
			await press(carousel, `Pause ${what}s`);
			await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
		});
	});
}

for (const { path, list, names } of [
	{ path: '/newconference', list: /./, names: ['Attend', 'Organize', 'Join', 'Contact'] },
	{ path: '/services/api-development', list: /./, names: ['REST', 'GraphQL', 'WebSocket'] },
] as const) {
	test.describe(`tabs of ${path}`, () => {
		test('arrows choose and wrap, Home and End jump, Tab leads into the panel', async ({ page }) => {
			await visit(page, path);
			const tabs = page.getByRole('tablist', { name: list }).first().getByRole('tab');
			await expect(tabs).toHaveText([...names]);
			await tabs.first().focus();
			await page.keyboard.press('ArrowLeft');
			await expect(tabs.last()).toBeFocused();
			await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
			await page.keyboard.press('ArrowRight');
			await expect(tabs.first()).toBeFocused();
			await page.keyboard.press('End');
			await expect(tabs.last()).toBeFocused();
			await page.keyboard.press('Home');
			await expect(tabs.first()).toBeFocused();
			await page.keyboard.press('Tab');
			await expect(page.getByRole('tabpanel')).toBeFocused();
			await expect(page.getByRole('tabpanel')).toHaveAccessibleName(names[0]);
		});

		test('a tab has an address; Back returns to the one before, and nothing jumps', async ({ page }) => {
			await visit(page, path);
			const tabs = page.getByRole('tablist').first().getByRole('tab');
			await tabs.nth(1).scrollIntoViewIfNeeded();
			await tabs.nth(1).hover();
			const place = await page.evaluate(() => window.scrollY);
			await tabs.nth(1).click();
			await expect(page).toHaveURL(/#./);
			await expect(tabs.nth(1)).toBeFocused();
			expect(await page.evaluate(() => window.scrollY)).toBe(place);
			await page.goBack();
			await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
		});

		test('a link to a tab opens it, before script and after', async ({ page, browser }) => {
			await visit(page, path);
			const hash = await page.getByRole('tab').nth(1).getAttribute('href');
			await visit(page, `${path}${hash}`);
			await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
			const still = await browser.newPage({ javaScriptEnabled: false });
			await still.goto(new URL(`${path}${hash}`, page.url()).href);
			await expect(still.locator(hash ?? '')).toBeVisible();
			await still.close();
		});
	});
}

for (const path of ['/faq', '/services/web-development']) {
	test(`[${path === '/faq' ? 'FAQ-1' : 'WDEV-3'}] six questions of ${path}: one open at a time, a click on the open one closes it, by keyboard too`, async ({
		page,
	}) => {
		await page.goto(path);
		const questions = page.locator('main details[name]');
		await expect(questions).toHaveCount(6);
		const open = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
		const closed = [false, false, false, false, false, false];
		await questions.nth(0).locator('summary').click();
		expect(await open()).toEqual(closed.with(0, true));
		await questions.nth(2).locator('summary').press('Enter');
		expect(await open()).toEqual(closed.with(2, true));
		await questions.nth(2).locator('summary').press('Space');
		expect(await open()).toEqual(closed);
		await expect(questions.nth(1).locator('summary').getByRole('heading')).toBeVisible();
	});
}

test('[HEAD-5] the Conferences menu is a disclosure: Enter opens, Tab walks, Escape returns, leaving closes', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await visit(page, '/About');
	const summary = page.locator('header summary', { hasText: 'Conferences' });
	const links = page.locator('header details a');
	await summary.press('Enter');
	await expect(links.first()).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(summary).toBeFocused();
	await expect(links.first()).toBeHidden();
	await summary.press('Space');
	await links.last().focus();
	await page.keyboard.press('Tab');
	await expect(links.last()).toBeHidden();
	await summary.click();
	await page.locator('h1').click();
	await expect(links.first()).toBeHidden();
});
