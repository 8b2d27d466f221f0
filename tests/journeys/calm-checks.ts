import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { laidOut, styled } from './hydrated.ts';

/** Questions that the calm journeys ask of a page; each answers with what is wrong, empty when nothing is. */

declare global {
	interface Window {
		readonly axe: typeof axe;
	}
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against WCAG 2.2 AA and its best practices, once the page is at rest. Under forced colours the reader
 * chose the colours, and axe would measure those of the style sheet.
 * @param within the part that is asked about, where another lies over the rest
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
	// axe keeps the place of everything, then asks for colours: nothing may move in between
	await styled(page);
	await laidOut(page);
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
	return page.evaluate(
		async ([part, tags]) => {
			const forced = matchMedia('(forced-colors: active)').matches;
			// what stays at an edge of the window covers only what comes free as one scrolls
			const stays = [...document.querySelectorAll<HTMLElement>('body *')].filter(
				(one) => getComputedStyle(one).position === 'sticky',
			);
			for (const { style } of stays) style.position = 'static';
			const { violations } = await window.axe.run(part, {
				runOnly: [...tags],
				rules: { 'color-contrast': { enabled: !forced } },
				resultTypes: ['violations'],
			});
			for (const { style } of stays) style.position = '';
			return violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
			);
		},
		[within, standards] as const,
	);
}

/**
 * Targets of the first view that axe holds for too small (WCAG 2.5.8), with what stays at an edge of the window lying
 * over them: half a link above a phone's bar is a link one misses.
 */
export async function firstViewTargets(page: Page): Promise<string[]> {
	await styled(page);
	await laidOut(page);
	await page.evaluate(axe.source);
	return page.evaluate(async () => {
		const { violations } = await window.axe.run({ runOnly: ['target-size'], resultTypes: ['violations'] });
		return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
	});
}

/** How the look of a page is asked for. */
export const looks = {
	light: { colorScheme: 'light', forcedColors: 'none' },
	dark: { colorScheme: 'dark', forcedColors: 'none' },
	'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

export type Look = keyof typeof looks;

/** Shows a page in a look and size, at rest, with everything revealed. */
export async function dress(page: Page, look: Look, width: number, height = 900): Promise<void> {
	await page.emulateMedia({ ...looks[look], reducedMotion: 'reduce' });
	await page.setViewportSize({ width, height });
}

/** Spaces all text as far as WCAG 1.4.12 allows readers to. */
export async function spaceText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			'*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
		);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	});
}

/** What makes the page scroll sideways, and the words that are cut off by their own box, a box around it, or the window. */
export async function lostText(page: Page): Promise<string[]> {
	await laidOut(page);
	return page.evaluate(() => {
		const root = document.documentElement;
		const faults = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
		const hides = (value: string) => value === 'hidden' || value === 'clip';
		const scrolls = (value: string) => value === 'auto' || value === 'scroll';
		/** Whether a reader can bring the words into view, or they stand there for ears only. */
		const reachable = (words: Element, box: DOMRect) => {
			for (let around: Element | null = words; around; around = around.parentElement) {
				const { overflowX, overflowY, clipPath } = getComputedStyle(around);
				if (around === document.body || clipPath.startsWith('inset(50%') || scrolls(overflowX)) return true;
				const edge = around.getBoundingClientRect();
				if (hides(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return false;
				if (hides(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) return false;
			}
			return true;
		};
		const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let text = walk.nextNode(); text; text = walk.nextNode()) {
			const parent = text.parentElement;
			if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
			if (parent.closest('[aria-hidden="true"], [inert], script, style, noscript, option, video, .skip'))
				continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const size = Number.parseFloat(getComputedStyle(parent).fontSize);
			// a face's own box is taller than its letters, and than the line
			const letters = ({ x, y, width, height }: DOMRect) =>
				new DOMRect(x, y + Math.max(0, height - size) / 2, width, Math.min(height, size));
			const lost = [...range.getClientRects()].find(
				(box) => box.width > 0 && !reachable(parent, letters(box)),
			);
			if (lost)
				faults.push(`${parent.tagName}.${parent.className} loses "${text.nodeValue.trim().slice(0, 40)}"`);
		}
		return faults;
	});
}

/** Controls smaller than 24 by 24 pixels, links inside sentences aside. */
export async function smallTargets(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea, select')]
			.filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]'))
			.filter((target) => {
				const { width, height } = target.getBoundingClientRect();
				const inSentence = target.tagName === 'A' && getComputedStyle(target).display === 'inline';
				const waiting = target.matches('.skip') || target.closest('.vh');
				return !inSentence && !waiting && (width < 24 || height < 24);
			})
			.map((target) => `${target.tagName} "${target.textContent?.trim().slice(0, 40)}"`),
	);
}
