import { expect, test } from '@playwright/test';
import { drawnByFinger, showsButtonsOnlyWhenNeeded } from '../journeys/drawn-strip.ts';
import { visit } from '../journeys/visit.ts';

/** CONF-4: the patrons of an edition that has four. */

for (const width of [320, 390])
	test(`[CONF-4] at ${width} px "Next patrons" cuts none of them at the left edge`, {
		tag: width === 320 ? [] : '@full',
	}, async ({ page }) => {
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

test('[CONF-4] the patrons have buttons while some are out of sight, and none where all stand beside each other', {
	tag: '@full',
}, async ({ page }) => {
	await showsButtonsOnlyWhenNeeded(page, '/Conference', 'Next patrons');
	await page.setViewportSize({ width: 1440, height: 900 });
	await visit(page, '/Conference');
	await page.getByRole('region', { name: 'Patrons' }).last().scrollIntoViewIfNeeded();
	await expect(page.getByRole('button', { name: 'Next patrons' })).toHaveCount(0);
});

test.describe('by touch', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test('[CONF-4] a finger draws the patrons along, there and back, and the page stays', {
		tag: '@full',
	}, async ({ page }) => {
		await drawnByFinger(page, '/Conference', 'section[aria-label="Patrons"]');
	});
});
