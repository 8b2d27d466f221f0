import { expect, test } from '@playwright/test';
import { allPaths } from '#contract/paths.ts';

/** The pages of the single services, as a client meets them. */

const pages = allPaths.filter((path) => path.startsWith('/services/'));

test('[SVC-1] the logo of a service page leads to /software', async ({ page }) => {
	for (const path of pages) {
		await page.goto(path);
		await expect(page.locator('header a[href="/software"]').first(), path).toBeVisible();
	}
});

test('[WDEV-1] [API-1] the anchors of a service page are sections of it', async ({ page }) => {
	for (const [path, ids] of [
		['/services/web-development', ['services', 'pricing', 'team', 'projects', 'faq', 'contact']],
		['/services/api-development', ['features', 'docs', 'pricing']],
	] as const) {
		await page.goto(path);
		for (const id of ids) {
			await expect(page.locator(`header a[href="#${id}"]`).first()).toBeAttached();
			await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeVisible();
		}
	}
});

test('[CTA-1] every button of a service page leads to /contact with a known topic, or stays in the division', async ({
	page,
}) => {
	for (const path of pages) {
		await page.goto(path);
		const ways = await page
			.locator('main a.btn')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
		expect(ways.length, path).toBeGreaterThan(0);
		for (const way of ways)
			expect(way, path).toMatch(/^(\/contact\?topic=[a-z-]+|#[a-z]+|\/services\/[A-Za-z]+)$/);
	}
});

test('[WDEV-3] one question is open at a time', async ({ page }) => {
	await page.goto('/services/web-development');
	const questions = page.locator('#faq details');
	await expect(questions).toHaveCount(6);
	await questions.nth(0).locator('summary').click();
	await questions.nth(2).locator('summary').click();
	await expect(page.locator('#faq details[open]')).toHaveCount(1);
	await questions.nth(2).locator('summary').click();
	await expect(page.locator('#faq details[open]')).toHaveCount(0);
});

test('[API-1] "Advanced Topics" opens to eight links', async ({ page }) => {
	await page.goto('/services/api-development');
	const drawer = page.locator('details', { hasText: 'Advanced Topics' }).last();
	await expect(drawer.getByRole('link')).toHaveCount(0);
	await drawer.locator('summary').click();
	await expect(drawer.getByRole('link')).toHaveCount(8);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('[API-1] all three samples can be read', async ({ page }) => {
		await page.goto('/services/api-development');
		for (const name of ['REST', 'GraphQL', 'WebSocket'])
			await expect(page.getByRole('region', { name: `Code sample, ${name}` })).toBeVisible();
	});
});
