import { expect, type Locator, type Page, test } from '@playwright/test';
import { animationsOf } from './animations.ts';
import { visit, visitStill } from './visit.ts';

/** What turns by itself, on real pages: the carousel pattern of the ARIA Authoring Practices, point by point. */

/** One page of each kind of carousel; that each turns at its own pace is told by the unit tests of its parts. */
const carousels = [
	{ path: '/', what: 'slide', ms: 3000, hoverHolds: false },
	{ path: '/OLDHome', what: 'slide', ms: 8000, hoverHolds: true },
	{ path: '/Conference', what: 'slide', ms: 8000, hoverHolds: true },
] as const;

const count = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]').count();
const carouselOf = (page: Page) => page.locator('main [aria-roledescription="carousel"]').first();
const shown = (carousel: Locator) =>
	carousel
		.locator('[aria-roledescription="slide"]')
		.evaluateAll((slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert));
/** Presses without pointer or focus, so that neither holds the carousel. */
const press = (carousel: Locator, name: string) =>
	carousel.getByRole('button', { name, exact: true }).dispatchEvent('click');

for (const { path, what, ms, hoverHolds } of carousels) {
	test.describe(`carousel of ${path}`, () => {
		test(`[MOT-1] hover ${hoverHolds ? 'holds it' : 'does not hold it'}; focus by keyboard holds it until it leaves`, {
			tag: path === '/' ? [] : '@full',
		}, async ({ page }) => {
			await visitStill(page, path);
			const carousel = carouselOf(page);
			await carousel.hover();
			const first = await shown(carousel);
			await page.clock.runFor(ms + 500);
			expect(await shown(carousel)).toBe(hoverHolds ? first : (first + 1) % (await count(carousel)));
			await page.mouse.move(1, 1);

			await carousel.getByRole('button', { name: `Pause ${what}s` }).focus();
			await page.keyboard.press('Shift');
			const held = await shown(carousel);
			await page.clock.runFor(30_000);
			expect(await shown(carousel)).toBe(held);
			await page.locator('footer a').first().focus();
			// the page scrolls under the pointer: only when that has passed does its time begin
			await page.mouse.move(2, 2);
			const shownLater = async () => {
				await page.clock.runFor(500);
				return shown(carousel);
			};
			await expect
				.poll(shownLater, { intervals: [50], timeout: 15_000 })
				.toBe((held + 1) % (await count(carousel)));
		});

		test('[MOT-1] under reduced motion it rests until asked', { tag: path === '/' ? [] : '@full' }, async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await visitStill(page, path);
			const carousel = carouselOf(page);
			await page.clock.runFor(30_000);
			expect(await shown(carousel)).toBe(0);
			await expect(carousel.getByRole('button', { name: `Start ${what}s` })).toBeVisible();
		});

		test('its first control is the pause; one slide shows, the others cannot be reached; its pictures have names', {
			tag: path === '/' ? [] : '@full',
		}, async ({ page }) => {
			await visit(page, path);
			const carousel = carouselOf(page);
			await expect(carousel).toHaveAttribute('aria-label', /^(?!.*carousel).+/i);
			expect(await count(carousel)).toBeGreaterThan(1);
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
	{ id: 'WORK-2', path: '/NewWorkshop', pause: 'Pause images', ms: 3000 },
	{ id: 'WEB-1', path: '/Webinar', pause: 'Pause highlights', ms: 5000 },
] as const;

/** Which pictures, or which emphasis, the page shows now. */
const state = (page: Page) =>
	page
		.locator('main [aria-roledescription="carousel"] li, main [data-current]')
		.evaluateAll((items) =>
			items
				.filter((item) => item.checkVisibility({ visibilityProperty: true }))
				.map((item) => item.textContent),
		);

for (const { id, path, pause, ms } of others) {
	test(`[${id}] [MOT-1] what turns on ${path} every ${ms} ms rests for focus and stops for its button`, {
		tag: '@full',
	}, async ({ page }) => {
		await visitStill(page, path);
		const first = await state(page);
		await page.clock.runFor(ms);
		const second = await state(page);
		expect(second).not.toEqual(first);
		await page.getByRole('button', { name: pause }).focus();
		await page.clock.runFor(30_000);
		expect(await state(page)).toEqual(second);
		await page.locator('footer a').first().focus();
		await page.clock.runFor(ms);
		expect(await state(page)).not.toEqual(second);
		await page.getByRole('button', { name: pause }).dispatchEvent('click');
		const third = await state(page);
		await page.clock.runFor(30_000);
		expect(await state(page)).toEqual(third);
	});
}

test('[WEB-1] the page fades in on load', { tag: '@full' }, async ({ page }) => {
	await visitStill(page, '/Webinar');
	const fades = await animationsOf(page.locator('main'));
	expect(fades.map(({ changes }) => changes)).toEqual([{ opacity: ['0.1', '1'] }]);
	for (const { lasts } of fades) expect(lasts).toBeGreaterThan(0);
});
