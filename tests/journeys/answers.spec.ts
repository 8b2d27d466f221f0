import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { placeOf } from './at-rest.ts';
import { laidOut } from './hydrated.ts';
import { visit } from './visit.ts';

/** FAQ-1, WDEV-3: where a question stands when its answer opens and another one closes. */

/** How far below the top of the screen a question stands once the page has come to rest. */
async function topOf(page: Page, question: Locator): Promise<number> {
	await placeOf(page);
	return Math.round((await question.boundingBox())?.y ?? Number.NaN);
}

/** As a link does that somebody wrote into the page, such as one in a translation or in an answer of the owner. */
const follow = (page: Page, to: string) =>
	page.evaluate((href) => {
		const link = Object.assign(document.createElement('a'), { href });
		document.querySelector('main')?.append(link);
		link.click();
		link.remove();
	}, to);

test('[FAQ-1] a link to an answer shows its question: opened there, while an answer above is open, and open already', async ({
	page,
}) => {
	await visit(page, `${paths.faq}#fee`);
	const question = page.locator('details', { has: page.locator('#fee') }).locator('summary');
	const inSight = async () => {
		const top = await topOf(page, question);
		return top >= 80 && top < 200;
	};
	await expect.poll(inSight).toBe(true);
	for (const answer of ['about', 'fee', 'fee']) await follow(page, `${paths.faq}#${answer}`);
	await expect(page.locator('#fee')).toBeVisible();
	await expect.poll(inSight).toBe(true);
});

for (const [path, above, clicked] of [
	[paths.faq, 0, 2],
	[paths.webDevelopment, 1, 3],
] as const)
	test(`[FAQ-1] [WDEV-3] on a wide screen a question of ${path} that is clicked stays in its place while one above it closes`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await visit(page, path);
		await laidOut(page);
		const questions = page.locator('main summary');
		const unfolded = () =>
			page.waitForFunction(
				() => document.querySelector('main')?.getAnimations({ subtree: true }).length === 0,
			);
		await questions.nth(above).click();
		await unfolded();
		const question = questions.nth(clicked);
		await question.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
		const place = await topOf(page, question);
		await question.dispatchEvent('click');
		await expect(page.locator('main details').nth(above)).not.toHaveAttribute('open');
		await unfolded();
		expect(Math.abs((await topOf(page, question)) - place)).toBeLessThanOrEqual(2);
	});
