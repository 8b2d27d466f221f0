import { expect, test } from '@playwright/test';
import { sitePaths } from '#app/editions/site-paths.ts';
import { laidOut, styled } from './hydrated.ts';

/** The head of each page in wide windows: what a reader reads there, and the pictures beside it. */

/** Where the sentences of the first part of the page lie over its pictures. */
function headFaults(): string[] {
	const main = document.querySelector('main') as HTMLElement;
	const head = main.querySelector('h1')?.closest('main > *') ?? main;
	const isMask = (one: Element) => getComputedStyle(one, '::before').maskImage !== 'none';
	const pictures = [...head.querySelectorAll('img, svg[viewBox], span[aria-hidden]')].filter(
		(one) => one.checkVisibility() && (one.matches('img') || isMask(one)),
	);
	const faults: string[] = [];
	for (const lead of head.querySelectorAll('.lead, h1 ~ p')) {
		const words = document.createRange();
		words.selectNodeContents(lead);
		for (const line of words.getClientRects())
			for (const picture of pictures) {
				const box = picture.getBoundingClientRect();
				const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
				const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
				if (across < 2 || down < 2) continue;
				// a scene from edge to edge has its quiet side under the words
				if (box.width >= innerWidth && line.right <= innerWidth / 2) continue;
				faults.push(`${innerWidth} px: “${lead.textContent}” over ${picture.outerHTML.slice(0, 120)}`);
			}
	}
	return [...new Set(faults)];
}

test('in wide windows the lead of no page lies over the picture of its head', { tag: '@audit' }, async ({
	page,
}) => {
	test.setTimeout(180_000);
	const faults: string[] = [];
	let leads = 0;
	for (const path of sitePaths) {
		await page.goto(path);
		await styled(page);
		leads += await page.locator('main .lead').count();
		for (const width of [1440, 1920, 2560]) {
			await page.setViewportSize({ width, height: 1080 });
			await laidOut(page);
			for (const fault of await page.evaluate(headFaults)) faults.push(`${path}, ${fault}`);
		}
	}
	expect(faults).toEqual([]);
	expect(leads).toBeGreaterThan(sitePaths.length);
});
