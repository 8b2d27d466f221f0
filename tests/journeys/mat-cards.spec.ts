import { expect, test } from '@playwright/test';
import { matsNames } from '#content/records/index/mats-names.ts';
import { matLabels } from '#content/research/mat-labels.ts';
import { mats } from '#content/research/mats.ts';
import { animationsOf } from './animations.ts';
import { hydrated } from './hydrated.ts';
import { visit } from './visit.ts';

/** The fibre mats. */

const coir = mats.find(({ id }) => id === 'coir');

test('[PROD-1] [PROD-2] the cards rise, each 0.2 s after the one before, 0.5 s long', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/products');
	await expect(page.locator('h1')).toHaveText('Our Products');
	const cards = page.locator('main li[id]');
	await expect(cards).toHaveCount(mats.length);
	for (const [at, card] of (await cards.all()).entries())
		expect(await animationsOf(card)).toEqual([
			{ delay: expect.closeTo(at * 200), lasts: 500, changes: { translate: ['0px 24px', 'none'] } },
		]);
});

test('[PROD-2] under reduced motion the cards are simply there', { tag: '@full' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/products');
	const last = page.locator('main li[id]').last();
	expect(await last.evaluate((card) => getComputedStyle(card).opacity)).toBe('1');
	expect(await last.evaluate((card) => getComputedStyle(card).animationName)).toBe('none');
});

test('a mat opens its facts; Escape closes them and gives focus back', { tag: '@full' }, async ({ page }) => {
	await page.goto('/products');
	await hydrated(page);
	const opener = page.getByRole('button', { name: `Fibre facts ${matsNames.coir}` });
	await opener.click();
	const facts = page.getByRole('dialog', { name: coir?.title ?? '' });
	await expect(facts).toContainText(coir?.origin ?? '');
	await page.keyboard.press('Escape');
	await expect(facts).toBeHidden();
	await expect(opener).toBeFocused();
});

test('what is good to know of a fibre stands on a page of its own with its sources, at the place of its mat', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/products');
	await page.getByRole('button', { name: `Fibre facts ${matsNames.coir}` }).click();
	await page.getByRole('dialog').getByRole('link', { name: 'Good to know, with sources' }).click();
	await expect(page).toHaveURL('/products/facts#coir');
	await expect(page.locator('h1')).toHaveText('Fibre facts and their sources');
	const entry = page.locator('#coir');
	await expect(entry.getByRole('heading', { name: coir?.title ?? '' })).toBeFocused();
	for (const fact of coir?.facts ?? []) await expect(entry).toContainText(fact);
	for (const { text, link } of coir?.sources ?? [])
		if (link) await expect(entry.getByRole('link', { name: text })).toBeVisible();
	// 6rem below the top, though the page came with rules of its own
	expect(await entry.evaluate((place) => Math.round(place.getBoundingClientRect().top))).toBe(96);
});

test('"Ask about this product" opens the contact form with the mat named', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/products');
	await hydrated(page);
	await page.getByRole('button', { name: `Fibre facts ${matsNames.coir}` }).click();
	await page.getByRole('dialog').getByRole('link', { name: matLabels.ask }).click();
	await expect(page).toHaveURL(/\/ContactForm\?topic=mat-coir$/);
	const message = page.getByLabel('Message');
	await expect(message).toHaveValue(new RegExp(`^Topic: ${matsNames.coir}\n`));
	await message.fill('Something else');
	await expect(message).toHaveValue('Something else');
});

test('a mat that nobody offers is ignored', { tag: '@full' }, async ({ page }) => {
	await page.goto('/ContactForm?topic=mat-gold');
	await hydrated(page);
	await expect(page.getByLabel('Message')).toHaveValue('');
});
