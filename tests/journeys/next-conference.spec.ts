import { expect, test } from '@playwright/test';
import { editions } from '#app/editions/editions.ts';
import { headSays, nextLink, nextSays } from '#content/conference/next-conference.ts';
import { editionState } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { styled } from './hydrated.ts';
import { visit } from './visit.ts';

const { current } = editions;

/** STATE-3: what the first view of a page says of the next conference, as tall as a window is. */

const asked = [
	[paths.conference, headSays(current)],
	[paths.faq, nextSays(current)],
] as const;

for (const scripted of [true, false])
	test.describe(scripted ? 'with script' : 'without script', () => {
		test.use({ javaScriptEnabled: scripted });

		for (const [path, words] of asked)
			for (const [width, height] of [
				[390, 844],
				[1440, 900],
			] as const)
				test(`[STATE-3] the first view of ${path} says when the next conference is or that none is announced, and leads to the upcoming ones, ${width} px wide`, {
					tag: path === paths.conference && width === 390 && !scripted ? [] : '@full',
				}, async ({ page }) => {
					await page.setViewportSize({ width, height });
					await (scripted ? visit(page, path) : page.goto(path));
					await styled(page);
					const state = editionState(current, Date.now());
					// before script an edition that may still change says what is true whenever it is read
					const says = scripted || state === 'over' ? [words[state]] : [words[state], words.standing];
					const main = page.getByRole('main');
					const line = main.getByText(new RegExp(says.map((one) => RegExp.escape(one)).join('|'))).first();
					const labels = [nextLink[state].label, nextLink.standing.label];
					const link = main
						.locator(`a[href="${paths.upcoming}"]`, { hasText: new RegExp(labels.join('|')) })
						.first();
					for (const one of [line, link]) {
						await expect(one).toBeInViewport({ ratio: 1 });
						const covered = await one.evaluate((shown) => {
							const { left, top, height } = shown.getBoundingClientRect();
							const struck = document.elementFromPoint(left + 4, top + height / 2);
							return struck === null || !(shown.contains(struck) || struck.contains(shown));
						});
						expect(covered).toBe(false);
					}
				});
	});
