import { expect, type Page, test } from '@playwright/test';
import { editions } from '#app/editions/editions.ts';
import { questionsOf } from '#content/conference/faq.ts';
import { itemsOf, tilesOf } from '#content/conference/menu.ts';
import { lastingState } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { hydrate, visit } from './visit.ts';

const items = itemsOf(editions);
const tiles = tilesOf(editions);
const questions = questionsOf(editions.current, lastingState(editions.current, Date.now()) === 'over');

/** What was chosen on a page is found as it was left, and choosing moves nothing else. */

const pressed = (page: Page) => page.getByRole('main').getByRole('button', { pressed: true });
const [, , chosen] = tiles;
if (!chosen) throw new Error('MENU-2 has six tiles.');

for (const width of [320, 390, 768, 1440])
	test(`[MENU-3] on a screen of ${width} px choosing a tile moves no other tile`, { tag: '@full' }, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await visit(page, paths.conferenceMenu);
		const [first] = tiles;
		await page.getByRole('button', { name: first?.name ?? '', exact: true }).click();
		const places = () =>
			page
				.getByRole('region', { name: 'Archive and media' })
				.getByRole('button')
				.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
		const before = await places();
		for (const { name } of tiles) {
			await page.getByRole('button', { name, exact: true }).click();
			await expect(pressed(page)).toHaveText(name);
			expect(await places(), name).toEqual(before);
		}
	});

test('[MENU-3] [RT-45] the chosen tile is found again by Back and after a reload; a new visit begins anew', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, paths.conferenceMenu);
	await page.getByRole('button', { name: chosen.name, exact: true }).click();
	await page.getByRole('main').getByRole('link', { name: chosen.link.label }).first().click();
	await expect(page).toHaveURL(chosen.link.to);
	await page.goBack();
	await expect(pressed(page)).toHaveText(chosen.name);
	await page.reload();
	await hydrate(page);
	await expect(pressed(page)).toHaveText(chosen.name);
	await visit(page, paths.conferenceHub);
	await page.getByRole('main').getByRole('link', { name: 'All conference pages' }).click();
	await expect(pressed(page)).toHaveText(items[0]?.name ?? '');
});

test('[FAQ-1] [RT-45] the open answer is found again by Back and after a reload, and one that was closed stays closed', {
	tag: '@full',
}, async ({ page }) => {
	const [, { question } = { question: '' }] = questions;
	const answer = page.locator('details[open]');
	await visit(page, paths.faq);
	await page.getByText(question, { exact: true }).click();
	await expect(answer).toContainText(question);
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await expect(page).toHaveURL(paths.technologies);
	await page.goBack();
	await expect(answer).toContainText(question);
	await page.reload();
	await hydrate(page);
	await expect(answer).toContainText(question);
	await page.getByText(question, { exact: true }).click();
	await expect(answer).toHaveCount(0);
	// the browser says a moment after that it has closed, and a reload at that moment would never hear it
	await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('choice');
	await page.reload();
	await hydrate(page);
	await expect(answer).toHaveCount(0);
});
