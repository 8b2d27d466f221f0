import { expect, type Locator, type Page, test } from '@playwright/test';
import { animationsOf } from './animations.ts';
import { visit, visitStill } from './visit.ts';

/** What turns by itself, on real pages: the carousel pattern of the ARIA Authoring Practices, point by point. */

const carousels = [
	{ id: 'HERO-2', path: '/', what: 'slide', ms: 3000 },
	{ id: 'GROUP-3', path: '/OLDHome', what: 'slide', ms: 8000 },
	{ id: 'CONF-2', path: '/Conference', what: 'slide', ms: 8000 },
	{ id: 'SOFT-4', path: '/software', what: 'testimonial', ms: 5000 },
	{ id: 'HOST-3', path: '/services/WebHostingPage', what: 'testimonial', ms: 4000 },
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
			await visitStill(page, path);
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
			await visitStill(page, path);
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
			await visitStill(page, path);
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

const others = [
	{ id: 'WORK-2', path: '/NewWorkshop', pause: 'Pause images', start: 'Start images', ms: 3000 },
	{ id: 'WEB-1', path: '/Webinar', pause: 'Pause highlights', start: 'Start highlights', ms: 5000 },
] as const;

/** Which pictures, or which emphasis, the page shows now. */
const state = (page: Page) =>
	page
		.locator('main [aria-roledescription="carousel"] li, main [data-current]')
		.evaluateAll((items) => items.filter((item) => item.checkVisibility()).map((item) => item.textContent));

for (const { id, path, pause, start, ms } of others) {
	test(`[${id}] [MOT-1] what turns on ${path} every ${ms} ms stops for focus and for its button`, async ({
		page,
	}) => {
		await visitStill(page, path);
		const first = await state(page);
		await page.clock.runFor(ms);
		const second = await state(page);
		expect(second).not.toEqual(first);
		await page.getByRole('button', { name: pause }).focus();
		await page.clock.runFor(30_000);
		expect(await state(page)).toEqual(second);
		await page.getByRole('button', { name: start }).dispatchEvent('click');
		await page.clock.runFor(ms);
		expect(await state(page)).not.toEqual(second);
		await page.getByRole('button', { name: pause }).dispatchEvent('click');
		const third = await state(page);
		await page.clock.runFor(30_000);
		expect(await state(page)).toEqual(third);
	});

	test(`[${id}] [MOT-1] what turns on ${path} rests under reduced motion`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visitStill(page, path);
		const first = await state(page);
		await page.clock.runFor(30_000);
		expect(await state(page)).toEqual(first);
	});
}

test('[WEB-1] the page fades in on load, and its highlight moves on every 5000 ms', async ({ page }) => {
	await visitStill(page, '/Webinar');
	const highlights = page.getByRole('region', { name: 'What the series will offer' });
	const fades = await animationsOf(page.locator('main'));
	expect(fades.map(({ changes }) => changes)).toEqual(Array(2).fill({ opacity: ['0.1', '1'] }));
	for (const { lasts } of fades) expect(lasts).toBeGreaterThan(0);
	const titles = await highlights.getByRole('heading', { level: 3 }).allTextContents();
	const current = highlights.locator('[data-current]').getByRole('heading');
	const before = titles.indexOf((await current.textContent()) ?? '');
	await page.clock.runFor(5000);
	await expect(current).toHaveText(titles[(before + 1) % 3] ?? '');
	await expect(highlights.getByRole('heading', { level: 3 })).toHaveCount(3);
});
