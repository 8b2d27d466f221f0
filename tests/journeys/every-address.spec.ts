import { expect, type Page, test } from '@playwright/test';
import { allPaths } from '../../contract/paths.ts';
import { openStaticHost } from '../server/static-host.ts';
import { laidOut, styled } from './hydrated.ts';
import { pageOfEachKind } from './page-of-each-kind.ts';
import { navigate, visit } from './visit.ts';

/** What holds on every address: nothing moves, nothing is thrown away, and every way to a page shows the same page. */

// In a wide window a heading may break into one line more when its type comes, which moves what stands below it; 0.1 is
// what still counts as good.
const phone = { width: 412, height: 823 };
for (const { which, some, width, height, pieces, ceiling, tag } of [
	// a line of an owner's words may break elsewhere in the web font; the audit of a developer is stricter
	{ which: 'a page of each kind', some: pageOfEachKind, ...phone, pieces: 8, ceiling: 0.05, tag: [] },
	{ which: 'every address', some: allPaths, ...phone, pieces: 8, ceiling: 0.05, tag: ['@full'] },
	{ which: 'every address', some: allPaths, ...phone, pieces: 20, ceiling: 0.01, tag: ['@audit'] },
	{
		which: 'every address',
		some: allPaths,
		width: 1280,
		height: 900,
		pieces: 20,
		ceiling: 0.05,
		tag: ['@audit'],
	},
])
	test(`[RT-46] [RT-4] on ${which}, ${width} px wide, a page that comes in ${pieces} pieces shifts nothing, and is hydrated as it stands, without an error or a warning`, {
		tag,
	}, async ({ page }) => {
		test.setTimeout(180_000);
		await page.setViewportSize({ width, height });
		const complaints: string[] = [];
		page.on('console', (message) => {
			if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
		});
		page.on('pageerror', (error) => complaints.push(String(error)));
		await page.addInitScript(() => {
			document.addEventListener('DOMContentLoaded', () => {
				document.querySelector('main')?.setAttribute('data-prerendered', '');
			});
			let shifted = 0;
			new PerformanceObserver((list) => {
				for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
					shifted += shift.value;
				document.documentElement.dataset.shifted = String(shifted);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await using host = await openStaticHost({ pieces });
		for (const path of some) {
			await visit(page, host.origin + path);
			expect(await page.locator('main').count(), path).toBe(1);
			await expect(page.locator('main[data-prerendered]'), path).toHaveCount(1);
			await styled(page);
			await laidOut(page);
			const shifted = await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));
			if (shifted >= ceiling) complaints.push(`${path} shifted by ${shifted}`);
		}
		expect(complaints).toEqual([]);
	});

test('[RT-45] a page looks the same whether one comes to it by a link, by Back, or first', {
	tag: '@full',
}, async ({ page }) => {
	const heights = () =>
		page
			.locator('main, main *, footer, footer *')
			.evaluateAll((all) =>
				all
					.filter((one) => one.checkVisibility())
					.map((one) => Math.round(one.getBoundingClientRect().height)),
			);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const first = async (path: string) => {
		await visit(page, path);
		await styled(page);
		await laidOut(page);
		return heights();
	};
	const technologies = await first('/services/technologies');
	const faq = await first('/faq');
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await expect(page).toHaveURL('/services/technologies');
	await expect.poll(heights).toEqual(technologies);
	await page.goBack();
	await expect(page).toHaveURL('/faq');
	await expect.poll(heights).toEqual(faq);
});

test('[RT-45] every address is drawn alike, reached first or after all that come before it', {
	tag: '@audit',
}, async ({ context }) => {
	test.setTimeout(180_000);
	const [first, later] = [await context.newPage(), await context.newPage()];
	for (const page of [first, later]) await page.emulateMedia({ reducedMotion: 'reduce' });
	await visit(later, '/search');
	for (const path of allPaths) {
		await visit(first, path);
		await styled(first);
		await navigate(later, path);
		const differing = async () => {
			const [expected, found] = await Promise.all([drawn(first), drawn(later)]);
			if (found.length !== expected.length) return [`${expected.length} elements, now ${found.length}`];
			return expected.flatMap((one, at) => (one === found[at] ? [] : [`${one} is now ${found[at]}`]));
		};
		await expect.poll(differing, path).toEqual([]);
	}
});

const looks = [
	...['display', 'position', 'color', 'background', 'fill', 'opacity', 'font', 'padding', 'border', 'gap'],
	...['margin-top', 'margin-bottom', 'margin-left'],
] as const;

/**
 * How each element looks, but for the place and size that its pictures may still change, and for the focus. Of margins,
 * not the right one: where it is automatic, Chromium answers 0 after a navigation and its width after a load.
 */
function drawn(page: Page): Promise<string[]> {
	return page.evaluate((properties) => {
		(document.activeElement as HTMLElement | null)?.blur();
		return [...document.querySelectorAll('body :not(script)')].map((one) => {
			const style = getComputedStyle(one);
			const look = properties.map((name) => style.getPropertyValue(name));
			return `${one.tagName} ${one.getAttribute('class')} ${look.join(' | ')}`;
		});
	}, looks);
}
