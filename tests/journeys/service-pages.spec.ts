import { expect, type Locator, test } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { laidOut } from './hydrated.ts';
import { visit } from './visit.ts';

/** The pages of the single services, as a client meets them. */

/** Presses what stands in a fixed bar where it stands: Playwright's own click scrolls to it, and the menu closes on scroll. */
async function pressInPlace(target: Locator): Promise<void> {
	const box = await target.boundingBox();
	if (box === null) throw new Error('nothing to press');
	await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const width of [390, 1440])
	test(`[WDEV-1] the navigation of web development stays at ${width} px, and its anchors land below it`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visit(page, paths.webDevelopment);
		await laidOut(page);
		const header = page.locator('header[data-state]');
		for (const id of ['services', 'pricing', 'team', 'projects', 'faq', 'contact']) {
			const link = header.locator(`a[href="${paths.webDevelopment}#${id}"]:visible`);
			if (!(await link.isVisible())) await pressInPlace(header.locator('summary', { hasText: 'Menu' }));
			await expect(link).toBeVisible();
			await pressInPlace(link);
			const heading = page.locator(`#${id} :is(h1, h2)`).first();
			await expect(heading).toBeInViewport({ ratio: 1 });
			await expect(header).toBeInViewport({ ratio: 1 });
			const [bar, below] = [await header.boundingBox(), await heading.boundingBox()];
			expect((below?.y ?? 0) - (bar?.height ?? 0), id).toBeGreaterThanOrEqual(0);
		}
	});

test('[API-1] "Advanced Topics" is closed until one asks for its links', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/services/api-development');
	const drawer = page.locator('details', { hasText: 'Advanced Topics' }).last();
	await expect(drawer.getByRole('link')).toHaveCount(0);
	await drawer.locator('summary').click();
	await expect(drawer.getByRole('link')).not.toHaveCount(0);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('[API-1] all three samples can be read', { tag: '@full' }, async ({ page }) => {
		await page.goto('/services/api-development');
		for (const name of ['REST', 'GraphQL', 'WebSocket'])
			await expect(page.getByRole('region', { name: `Code sample, ${name}` })).toBeVisible();
	});
});
