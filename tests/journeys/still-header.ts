import { expect, type Page } from '@playwright/test';
import { holdScript, hydrate } from './visit.ts';

type LayoutShift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };

/** Opens a page whose script comes late, and expects that nothing in its header moves when it comes (STATE-2). */
export async function headerStaysStill(page: Page, path: string, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 800 });
	await page.route('**/*.woff2', (route) => route.abort());
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const shift of list.getEntries() as LayoutShift[])
				for (const { node } of shift.sources)
					if (node?.parentElement?.closest('header'))
						document.documentElement.dataset.moved = node.textContent ?? '';
		}).observe({ type: 'layout-shift', buffered: true });
	});
	const letScriptCome = await holdScript(page);
	await page.goto(path);
	letScriptCome();
	await hydrate(page);
	await page.evaluate(
		() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
	);
	await expect(page.locator('html')).not.toHaveAttribute('data-moved');
}
