import { expect, test } from '@playwright/test';
import { features } from '#content/conference/plan.ts';

/** The page on planning a conference. */

test('[PLAN-3] the features stand one below the other below 768 px, and side by side from there', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/PlanScientificPage');
	const columns = async (width: number) => {
		await page.setViewportSize({ width, height: 1024 });
		const section = page.locator('section', { has: page.getByRole('heading', { name: features.heading }) });
		const tiles = section.getByRole('listitem');
		await expect(tiles).toHaveCount(features.cells.length);
		const lefts = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
		return new Set(lefts).size;
	};
	expect(await columns(767)).toBe(1);
	expect(await columns(768)).toBeGreaterThan(1);
});

test('[PLAN-3] the brochure is previewed from 768 px up and only a download below', { tag: '@full' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto('/PlanScientificPage');
	const preview = page.getByRole('link', { name: 'Open the brochure (PDF)' });
	await expect(preview).toBeVisible();
	await page.setViewportSize({ width: 767, height: 1024 });
	await expect(preview).toBeHidden();
	const download = page.getByRole('link', { name: /Download Brochure/ }).first();
	await expect(download).toHaveAttribute('download', '');
	const pdf = await page.request.get((await download.getAttribute('href')) ?? '');
	expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
