import { expect, test } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { laidOut } from './hydrated.ts';
import { visit } from './visit.ts';

/** What stays in sight while one reads: the head of a section beside its matter, a picture, the ways of the home page. */

const pages = [paths.software, paths.hosting, paths.fibreFacts, paths.contact, paths.softwareServices];

for (const width of [390, 768, 1024, 1440])
	test(`at ${width} px nothing that stays lies over words`, { tag: '@full' }, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const path of pages) {
			await visit(page, path);
			await laidOut(page);
			const covered = await page.evaluate(async () => {
				const main = document.querySelector('main') as HTMLElement;
				const staying = [...main.querySelectorAll('*')].filter(
					(one) => getComputedStyle(one).position === 'sticky',
				);
				const found = new Set<string>();
				const words: Range[] = [];
				const read = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
				for (let text = read.nextNode(); text; text = read.nextNode()) {
					if (!text.nodeValue?.trim() || text.parentElement?.closest('.vh')) continue;
					const range = document.createRange();
					range.selectNodeContents(text);
					words.push(range);
				}
				for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
					window.scrollTo({ top, behavior: 'instant' });
					await new Promise(requestAnimationFrame);
					for (const one of staying) {
						const box = one.getBoundingClientRect();
						for (const range of words) {
							if (one.contains(range.startContainer)) continue;
							const { left, right, top, bottom } = range.getBoundingClientRect();
							const beside = left >= box.right || right <= box.left;
							if (!beside && top < box.bottom - 2 && bottom > box.top + 2 && right > left)
								found.add(`${one.className} over "${range}"`);
						}
					}
				}
				return [...found];
			});
			expect(covered, path).toEqual([]);
		}
	});
