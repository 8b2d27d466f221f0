import { expect, test } from '@playwright/test';
import { editions } from '#app/editions/editions.ts';
import { itemsOf, tilesOf } from '#content/conference/menu.ts';
import { publications } from '#content/conference/sponsors.ts';
import { allPaths } from '#contract/paths.ts';
import { pageOfEachKind } from './page-of-each-kind.ts';
import { proceedings as photos } from './photos.ts';

const items = itemsOf(editions);
const tiles = tilesOf(editions);

test.use({ javaScriptEnabled: false });

/** What the browser opens by itself, and what a visitor may open. */
const opened = 'dialog *, details > :not(summary), details > :not(summary) *';

for (const [which, some] of [
	['a page of each kind', pageOfEachKind],
	['every page', allPaths],
] as const)
	test(`[RT-46] every heading of ${which}, and the words below it, are shown where no script runs`, {
		tag: some === allPaths ? '@full' : [],
	}, async ({ page }) => {
		test.setTimeout(120_000);
		const unseen: string[] = [];
		for (const path of some) {
			await page.goto(path);
			const words = page.locator(`main :is(h1, h2, h3, :is(h1, h2, h3) + p):not(${opened})`);
			expect(await words.count(), path).toBeGreaterThan(0);
			const hidden = await words.filter({ visible: false }).allTextContents();
			unseen.push(...hidden.map((text) => `${path}: ${text}`));
		}
		expect(unseen).toEqual([]);
	});

test('[PROC-5] "View All Photos" brings all within reach, in any browser', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/ConferenceProceding');
	const all = page.getByRole('link', { name: 'View All Photos' });
	await expect(page.getByRole('button', { name: 'View All Photos' })).toHaveCount(0);
	await all.click();
	await expect(page.locator('main a[href^="/pictures/"]').filter({ visible: true })).toHaveCount(
		3 + photos.length,
	);
});

for (const [path, count] of [
	['/Sponsor', publications.length],
	['/ConferenceMenu', items.length + tiles.length],
] as const)
	test(`[RT-46] ${path} has no button that does nothing, and names all ${count} it speaks of`, {
		tag: path === '/Sponsor' ? '@full' : [],
	}, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
		await expect(
			page.locator('main li > noscript, main h3 > noscript').filter({ visible: true }),
		).toHaveCount(count);
	});

test('[RT-46] /search asks for nothing to be typed where there is no field', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/search');
	await expect(page.getByRole('searchbox')).toHaveCount(0);
	await expect(page.locator('main').getByText(/type/i).filter({ visible: true })).toHaveCount(0);
});
