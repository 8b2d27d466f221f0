import { expect, type Page, test } from '@playwright/test';
import { allPaths } from '#contract/paths.ts';
import { dress } from './calm-checks.ts';
import { laidOut, styled } from './hydrated.ts';
import { visit } from './visit.ts';

/** Under forced colours Chromium paints a ground behind each line of text, as tall as its font: it must cover no other words. */

for (const path of allPaths)
	test(`under forced colours no words of ${path} are painted over by others`, {
		tag: '@audit',
	}, async ({ page }) => {
		for (const width of [390, 1440]) {
			await dress(page, 'forced colours', width);
			await visit(page, path);
			await styled(page);
			await laidOut(page);
			expect(await paintedOver(page), `${width} px`).toEqual([]);
		}
	});

/** Words whose letters lie on the ground of later words. */
function paintedOver(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const hidden = '[inert], [aria-hidden=true], script, style, noscript, .skip, dialog:not([open])';
		const isSeen = (one: Element) =>
			one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
			!one.closest(hidden) &&
			!getComputedStyle(one).clipPath.startsWith('inset(50%');
		const blockOf = (one: Element | null): Element | null =>
			one && getComputedStyle(one).display === 'inline' ? blockOf(one.parentElement) : one;
		const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const all: { words: string; block: Element | null; grounds: DOMRect[]; letters: DOMRect[] }[] = [];
		for (let text = walk.nextNode(); text; text = walk.nextNode()) {
			const around = text.parentElement;
			if (!around || !text.nodeValue?.trim() || !isSeen(around)) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const size = Number.parseFloat(getComputedStyle(around).fontSize);
			const grounds = [...range.getClientRects()];
			const letters = grounds.map(
				({ x, y, width, height }) => new DOMRect(x, y + height / 2 - 0.3 * size, width, 0.6 * size),
			);
			all.push({ words: text.nodeValue.trim(), block: blockOf(around), grounds, letters });
		}
		const meet = (one: DOMRect, other: DOMRect) =>
			one.left < other.right - 1 &&
			one.right > other.left + 1 &&
			one.top < other.bottom - 1 &&
			one.bottom > other.top + 1;
		// what covers words stands close behind them in the document
		return all.flatMap(({ words, block, letters }, at) =>
			all
				.slice(at + 1, at + 12)
				.filter((later) => later.block !== block)
				.filter(({ grounds }) => letters.some((one) => grounds.some((ground) => meet(one, ground))))
				.map((later) => `"${words}" under "${later.words}"`),
		);
	});
}
