import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { names } from '../names/names.ts';
import { lostText } from './calm-checks.ts';

/** Whatever people and institutions are called, their pictures keep their size and no word leaves its place. */

let vite: ViteDevServer;
test.beforeAll(async () => {
	vite = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
	await vite.listen();
});
test.afterAll(() => vite.close());

for (const width of [320, 390, 768, 1440])
	test(`[CONF-3] [CONF-4] [CONF-5] [HOME-4] [AWD-1] [SOFT-4] [WDEV-1] names of two to sixty letters shrink no picture and leave no box at ${width} px`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(`${vite.resolvedUrls?.local[0]}tests/names/page.html`);
		await expect(page.locator('article')).toHaveCount(names.length);
		await page.waitForLoadState('networkidle');
		const pictures = await page
			.locator('article')
			.evaluateAll((articles) =>
				articles.map((article) =>
					[...article.querySelectorAll('img')].map((image) =>
						[image.clientWidth, image.clientHeight].map(Math.round).join(' by '),
					),
				),
			);
		for (const [at, sizes] of pictures.entries()) expect(sizes, names[at]).toEqual(pictures[0]);
		expect(await lostText(page)).toEqual([]);
		expect(await wordsOutside(page)).toEqual([]);
	});

/** Words that reach out of the part of a list, the figure or the band that they stand in. */
function wordsOutside(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const outside: string[] = [];
		for (let text = walk.nextNode(); text; text = walk.nextNode()) {
			const around = text.parentElement?.closest('li, figure, dd, dt, .wrap');
			if (!around?.checkVisibility({ visibilityProperty: true }) || text.parentElement?.closest('.vh'))
				continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const { left, right } = around.getBoundingClientRect();
			const lost = [...range.getClientRects()].some((box) => box.left < left - 1 || box.right > right + 1);
			if (lost) outside.push(`${around.tagName}.${around.className}: ${text.nodeValue}`);
		}
		return outside;
	});
}
