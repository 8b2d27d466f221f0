import { expect, type Page, test } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { laidOut, styled } from './hydrated.ts';
import { visit } from './visit.ts';

/** Text twice as large, as a visitor sets it in the browser: all stays within the window, and readable (WCAG 1.4.4). */

/** Opens a page with the browser's text at 32 px in place of 16. */
async function visitEnlarged(page: Page, path: string, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 844 });
	const browser = await page.context().newCDPSession(page);
	await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	await visit(page, path);
	await styled(page);
	await laidOut(page);
}

/** Run in a page: how far it goes beyond the window, and what of its header touches an edge or lies beyond it. */
function edgeFaults(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
	const header = document.querySelector('header[data-state]') as HTMLElement;
	const room = header.getBoundingClientRect();
	for (const item of header.querySelectorAll<HTMLElement>('.wrap > * b, .wrap > a, summary')) {
		if (!item.checkVisibility()) continue;
		const { left, right, top, bottom } = item.getBoundingClientRect();
		if (left < 0 || right > clientWidth || top < room.top + 4 || bottom > room.bottom)
			faults.push(`“${item.textContent}” is at the edge of the header`);
	}
	return faults;
}

/** Run in a page: the words of its first heading that stand in several lines. */
function brokenWords(): string[] {
	const broken: string[] = [];
	const read = document.createTreeWalker(document.querySelector('h1') as HTMLElement, NodeFilter.SHOW_TEXT);
	for (let node = read.nextNode(); node; node = read.nextNode())
		for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
			const range = document.createRange();
			range.setStart(node, index);
			range.setEnd(node, index + word.length);
			if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
		}
	return broken;
}

for (const path of [paths.home, paths.contact, paths.conference, paths.faq, paths.software, paths.chat])
	test(`on a phone with text twice as large ${path} does not move sideways, and its menu opens`, {
		tag: path === paths.conference ? [] : '@full',
	}, async ({ page }) => {
		await visitEnlarged(page, path, 390);
		expect(await page.evaluate(edgeFaults)).toEqual([]);
		await page.locator('header summary').last().click();
		await expect(page.locator('header details[open] > nav')).toBeInViewport();
	});

for (const path of [paths.groupHome, paths.conference, paths.landing, paths.hosting])
	test(`beside large pictures and sentences the title of ${path} keeps its words whole, its text twice as large`, {
		tag: '@full',
	}, async ({ page }) => {
		await visitEnlarged(page, path, 1280);
		expect(await page.evaluate(edgeFaults)).toEqual([]);
		expect(await page.evaluate(brokenWords)).toEqual([]);
	});

for (const width of [320, 1280, 1440, 1600, 1920, 2560, 3440])
	test(`the title of ${paths.landing} keeps its words whole, ${width} px wide`, { tag: '@full' }, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 1080 });
		await visit(page, paths.landing);
		await styled(page);
		expect(await page.evaluate(brokenWords)).toEqual([]);
	});
