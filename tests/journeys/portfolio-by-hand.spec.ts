import { expect, test } from '@playwright/test';
import { previews } from '#content/software/portfolio.ts';
import { hydrated } from './hydrated.ts';

/** Previews and screenshots of our work. */

test('[PORT-1] a preview follows the cursor and says so', { tag: '@full' }, async ({ page }) => {
	await page.goto('/portfolio');
	await hydrated(page);
	const screen = page.getByRole('region', { name: new RegExp(`^Preview: ${previews[0]?.title}`) });
	const article = page.getByRole('article').filter({ has: screen });
	await expect(article.getByText('Hover to interact')).toBeVisible();
	await screen.scrollIntoViewIfNeeded();
	const box = (await screen.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	await page.mouse.move(box.x + 50, box.y + 20);
	await expect(article.getByText('Interactive preview active')).toBeVisible();
	await expect(article.getByText('Hover to interact')).toBeHidden();
	const top = await screen.evaluate((element) => element.scrollTop);
	await page.mouse.move(box.x + 50, box.y + box.height - 20);
	await expect.poll(() => screen.evaluate((element) => element.scrollTop)).toBeGreaterThan(top);
	await page.mouse.move(0, 0);
	await expect(article.getByText('Hover to interact')).toBeVisible();
});

test('[PORT-1] by keyboard a preview is focused and scrolls by arrow keys', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/services/Portfolio');
	await hydrated(page);
	const screen = page.getByRole('region', { name: new RegExp(`^Preview: ${previews[0]?.title}`) });
	await screen.focus();
	await expect(page.getByText('Interactive preview active').first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => screen.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('[PORT-2] [MOT-1] under reduced motion a screenshot stays where it is', { tag: '@full' }, async ({
	page,
}) => {
	await page.clock.install();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/services/Portfoliosec');
	await page.clock.runFor(5000);
	await hydrated(page);
	const screen = page.getByRole('region', { name: /^Screenshot/ }).first();
	await screen.hover();
	await page.clock.runFor(2000);
	expect(await screen.evaluate((element) => element.scrollTop)).toBe(0);
});
