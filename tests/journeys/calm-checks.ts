import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Questions that the calm journeys ask of a page; each answers with what is wrong, empty when nothing is. */

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against WCAG 2.2 AA and its best practices. Under forced colours the reader chose the colours,
 * and axe would measure those of the style sheet.
 * @param within the part that is asked about, where another lies over the rest
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
	const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
	const axe = new AxeBuilder({ page }).include(within).withTags(standards);
	const { violations } = await (forced ? axe.disableRules('color-contrast') : axe).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
	);
}

/** How the look of a page is asked for. */
export const looks = {
	light: { colorScheme: 'light', forcedColors: 'none' },
	dark: { colorScheme: 'dark', forcedColors: 'none' },
	'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

export type Look = keyof typeof looks;

/** Shows a page in a look and width, at rest, with everything revealed. */
export async function dress(page: Page, look: Look, width: number): Promise<void> {
	await page.emulateMedia({ ...looks[look], reducedMotion: 'reduce' });
	await page.setViewportSize({ width, height: 900 });
}

/** Where focus stands: a name for it, and whether anything of it can be seen. */
function focusNow(): { name: string; seen: boolean } | undefined {
	const here = document.activeElement;
	if (!here || here === document.body || here === document.documentElement) return undefined;
	const seenIn = ({ left, right, top, bottom }: DOMRect) =>
		[0.5, 0.1, 0.9].some((x) =>
			[0.5, 0.1, 0.9].some((y) => {
				const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
				return (
					hit !== null && (here.contains(hit) || hit.contains(here) || hit.closest('label')?.control === here)
				);
			}),
		);
	const name = `${here.tagName} "${(here.textContent || here.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
	return { name, seen: [...here.getClientRects()].some(seenIn) };
}

/** Walks through a page with Tab or Shift+Tab; names every stop at which nothing of the focus can be seen. */
export async function obscuredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
	await page.evaluate(() => window.scrollTo(0, 0));
	const obscured: string[] = [];
	let stops = 0;
	for (; stops < 400; stops += 1) {
		await page.keyboard.press(key);
		const stop = await page.evaluate(focusNow);
		if (!stop) break;
		if (!stop.seen) obscured.push(stop.name);
	}
	if (stops < 5 || stops === 400) obscured.push(`the walk ended after ${stops} stops`);
	return obscured;
}

/** What is cut off or makes the page scroll sideways when text is spaced as WCAG 1.4.12 allows readers to. */
export async function spacingFaults(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			'*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
		);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
		const root = document.documentElement;
		const faults = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
		for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
			const { overflowX, overflowY, position } = getComputedStyle(element);
			const clips =
				overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden' || overflowY === 'clip';
			const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
			if (!clips || !text || position === 'absolute' || !element.checkVisibility()) continue;
			if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
				faults.push(
					`${element.tagName}.${element.className} cuts "${element.textContent?.trim().slice(0, 30)}"`,
				);
		}
		document.adoptedStyleSheets = [];
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
