import type { Page } from '@playwright/test';

type Stop = { readonly name: string; readonly seen: boolean };

/** Where focus stands: a name for it, and whether anything of it can be seen within the next frames. */
async function focusNow(): Promise<Stop | undefined> {
	const here = document.activeElement;
	if (!here || here === document.body || here === document.documentElement) return undefined;
	const places = [0.5, 0.1, 0.9];
	const shows = (hit: Element | null) =>
		hit !== null && (here.contains(hit) || hit.contains(here) || hit.closest('label')?.control === here);
	const hits = ({ left, right, top, bottom }: DOMRect) =>
		places.flatMap((x) =>
			places.map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
		);
	const seen = () => [...here.getClientRects()].some((box) => hits(box).some(shows));
	for (let frames = 0; frames < 5 && !seen(); frames += 1) await new Promise(requestAnimationFrame);
	const box = here.getBoundingClientRect();
	const words = (here.textContent || here.getAttribute('aria-label') || '').trim().slice(0, 40);
	const over = [...new Set(hits(box).map((hit) => hit?.tagName ?? 'nothing'))].join(', ');
	return {
		name: `${here.tagName} "${words}" at ${Math.round(box.top)} of ${innerHeight}, scrolled ${Math.round(scrollY)}, under ${over}`,
		seen: seen(),
	};
}

/** Walks through a page with Tab or Shift+Tab; names every stop at which nothing of the focus can be seen (WCAG 2.4.11). */
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
