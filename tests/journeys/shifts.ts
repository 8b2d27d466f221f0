import type { Page } from '@playwright/test';

/** How far a page moves without being asked to (CLS), added up as long as it is looked at. */

/** What moves by itself on any page. */
export const movingParts =
	'main :is([aria-roledescription="carousel"], section[data-moving], section:has(> ul > [data-current]))';

type Shift = PerformanceEntry & {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources: readonly { readonly node: Node | null }[];
};

/** Starts to count, before the page is opened. */
export function countShifts(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		const shifts: [number, string][] = [];
		new PerformanceObserver((list) => {
			for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
				const [node] = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
				if (!hadRecentInput) shifts.push([value, node?.outerHTML.slice(0, 80) ?? '']);
			}
		}).observe({ type: 'layout-shift', buffered: true });
		Object.assign(window, { shifts });
	});
}

/** The sum of all shifts; where it is more than 0.01, what moved. */
export function unsteady(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { shifts } = window as unknown as { shifts: [number, string][] };
		const sum = shifts.reduce((all, [value]) => all + value, 0);
		return sum <= 0.01 ? [] : shifts.map(([value, what]) => `${value.toFixed(4)}: ${what}`);
	});
}
