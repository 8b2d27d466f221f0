import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { visitStill } from './visit.ts';

/** The slider of the home page. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[HERO-2] the slider advances every 3000 ms after a change by hand, and wraps', async ({ page }) => {
	await visitStill(page, '/');
	const first = await heading(page).textContent();
	await page.getByRole('button', { name: 'Welcome' }).evaluate((button: HTMLElement) => button.click());
	const welcome = await heading(page).textContent();
	await page.clock.runFor(2999);
	await expect(heading(page)).toHaveText(welcome ?? '');
	await page.clock.runFor(1);
	await expect(heading(page)).not.toHaveText(welcome ?? '');
	await page.clock.runFor(6000);
	await expect(heading(page)).toHaveText(welcome ?? '');
	expect(first).not.toBe('');
});

test('[HERO-3] a click on the cloth toggles auto-play', { tag: '@full' }, async ({ page }) => {
	await page.goto('/');
	await hydrated(page);
	const cloth = page.getByRole('region', { name: 'Introduction' }).getByRole('img').first();
	await cloth.click({ position: { x: 20, y: 60 } });
	await expect(page.getByRole('button', { name: 'Start slides' })).toBeVisible();
	await cloth.click({ position: { x: 20, y: 60 } });
	await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
});

test('[MOT-1] under reduced motion the slider and the strip rest, and their controls still work', {
	tag: '@full',
}, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await visitStill(page, '/');
	const welcome = await heading(page).textContent();
	await page.clock.runFor(60_000);
	await expect(heading(page)).toHaveText(welcome ?? '');
	expect(await page.getByRole('region', { name: 'Achievements' }).evaluate((strip) => strip.scrollLeft)).toBe(
		0,
	);
	await page.getByRole('button', { name: 'Next slide' }).click();
	await expect(heading(page)).not.toHaveText(welcome ?? '');
});

test('[HERO-2] [HERO-3] a pointer that rests on the slider does not hold it; one click stops it', {
	tag: '@full',
}, async ({ page }) => {
	await visitStill(page, '/');
	const cloth = page.getByRole('region', { name: 'Introduction' }).getByRole('img').first();
	await cloth.hover({ position: { x: 20, y: 60 } });
	const welcome = await heading(page).textContent();
	await page.clock.runFor(3000);
	await expect(heading(page)).not.toHaveText(welcome ?? '');
	await page.mouse.down();
	await page.mouse.up();
	await expect(page.getByRole('button', { name: 'Start slides' })).toBeVisible();
	const standing = await heading(page).textContent();
	await page.clock.runFor(60_000);
	await expect(heading(page)).toHaveText(standing ?? '');
});

test('[MOT-1] keyboard focus inside the slider holds it until it leaves', { tag: '@full' }, async ({
	page,
}) => {
	await visitStill(page, '/');
	const inside = () => page.evaluate(() => document.activeElement?.closest('#home') !== null);
	for (let presses = 0; presses < 40 && !(await inside()); presses += 1) await page.keyboard.press('Tab');
	expect(await inside()).toBe(true);
	const standing = await heading(page).textContent();
	await page.clock.runFor(60_000);
	await expect(heading(page)).toHaveText(standing ?? '');
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page.clock.runFor(3000);
	await expect(heading(page)).not.toHaveText(standing ?? '');
});

for (const width of [390, 768])
	test(`[HERO-2] at ${width} px the pager follows its slide in one row, then the cloth, then the ways in`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visitStill(page, '/');
		const slider = page.getByRole('region', { name: 'Introduction' });
		const box = async (part: Locator) =>
			(await part.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 };
		const pager = await box(slider.getByRole('list').filter({ has: page.getByRole('button') }));
		const next = await box(slider.getByRole('button', { name: 'Next slide' }));
		expect(next.x + next.width).toBeLessThanOrEqual(width);
		const cloth = await box(slider.getByRole('img').first());
		const ways = await box(slider.getByRole('navigation'));
		expect([pager.height, pager.y]).toEqual([44, next.y]);
		expect(pager.y + pager.height).toBeLessThan(cloth.y);
		expect(cloth.height).toBe(240);
		expect(cloth.y + cloth.height).toBeLessThan(ways.y);
		const bar = await box(page.locator('summary, button').filter({ hasText: 'Chat or call' }).last());
		expect(cloth.y + 40).toBeLessThan(bar.y);
	});
