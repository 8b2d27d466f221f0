import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** The two front pages, section by section. */

test('[HOME-1] Home, About Us, Achievements and Contact Us are sections one can go to', {
	tag: '@full',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	await hydrated(page);
	for (const id of ['home', 'about', 'achievements', 'contact']) {
		await page.goto(`/#${id}`);
		await expect(page.locator(`#${id}`)).toBeInViewport();
	}
	const link = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', {
		name: 'Achievements',
	});
	await link.click();
	await expect(page.locator('#achievements').getByRole('heading')).toBeInViewport();
	await expect(link).toHaveAttribute('aria-current', 'true');
});

test('[HOME-5] the contact form stands there with the map', { tag: '@full' }, async ({ page }) => {
	await page.goto('/');
	for (const name of ['Name', 'Email', 'Message']) await expect(page.getByLabel(name)).toBeVisible();
	await expect(page.getByRole('link', { name: /Open directions/ })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Load the map' })).toBeVisible();
});

test('[LAND-1] hero and introduction both offer "Find a conference"', { tag: '@full' }, async ({ page }) => {
	await page.goto('/nehome');
	for (const id of ['home', 'about'])
		await expect(page.locator(`#${id}`).getByRole('link', { name: 'Find a conference' })).toHaveAttribute(
			'href',
			'/UpcomingConference',
		);
});

test('what fills or drifts for seconds does so without styling the page anew', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/');
	await hydrated(page);
	const moved = () =>
		page.evaluate(() =>
			document
				.getAnimations()
				.map(({ effect }) => effect)
				.filter((effect) => effect instanceof KeyframeEffect)
				.filter((effect) => Number(effect.getComputedTiming().activeDuration) > 1000)
				.flatMap((effect) => effect.getKeyframes())
				.flatMap(({ offset, computedOffset, easing, composite, ...moves }) => Object.keys(moves)),
		);
	await expect.poll(moved).toContain('scale');
	for (const property of await moved())
		expect(['scale', 'translate', 'rotate', 'opacity']).toContain(property);
});
