import { expect, type Page, test } from '@playwright/test';
import { allPaths } from '../../contract/paths.ts';
import {
	axeFindings,
	dress,
	firstViewTargets,
	type Look,
	looks,
	lostText,
	smallTargets,
	spaceText,
} from './calm-checks.ts';
import { laidOut } from './hydrated.ts';
import { obscuredStops } from './keyboard-walk.ts';
import { openStates } from './open-states.ts';
import { visit, visitStill, visitUnhydrated } from './visit.ts';

/** Calm and open to all, on every address; slow, hence part of the audit (`npm run test:full -- audit`). */

const audit = { tag: '@audit' };

const every = Object.keys(looks) as Look[];
const widths = [320, 768, 1280];

/** How often this worker has asked axe; the reporter shows it when the worker ends. */
let asked = 0;
test.afterAll(() => console.log(`axe was asked ${asked} times by this worker`));

async function findings(page: Page, within?: string): Promise<string[]> {
	asked += 1;
	return axeFindings(page, within);
}

for (const path of allPaths) {
	for (const look of every) {
		test(
			`axe finds nothing on ${path}, ${look}, at three widths, closed and with each thing open`,
			audit,
			async ({ page }) => {
				test.setTimeout(600_000);
				await dress(page, look, 1280);
				await visit(page, path);
				for (const width of widths) {
					await dress(page, look, width);
					expect(await findings(page), `${width} px`).toEqual([]);
					expect(await smallTargets(page), `targets at ${width} px`).toEqual([]);
					for (const { name, opener, within } of await openStates(page)) {
						await opener.click();
						await expect(page.locator(within).first(), name).toBeVisible();
						expect(await findings(page, within), `${width} px, ${name}`).toEqual([]);
						expect(await smallTargets(page), `targets at ${width} px, ${name}`).toEqual([]);
						await page.keyboard.press('Escape');
						await expect(page.locator('dialog[open]'), name).toHaveCount(0);
					}
				}
				const folded = page.locator('main details');
				if ((await folded.count()) === 0) return;
				await folded.evaluateAll((all) => {
					for (const details of all) {
						details.removeAttribute('name');
						details.setAttribute('open', '');
					}
				});
				for (const width of widths) {
					await dress(page, look, width);
					expect(await findings(page, 'main details'), `${width} px, unfolded`).toEqual([]);
					expect(await smallTargets(page), `targets at ${width} px, unfolded`).toEqual([]);
				}
			},
		);
	}

	test(
		`axe finds nothing on ${path} at three widths where its scripts do not come`,
		audit,
		async ({ page }) => {
			test.setTimeout(120_000);
			for (const width of widths) {
				await dress(page, 'light', width);
				await visitUnhydrated(page, path);
				await laidOut(page);
				expect(await findings(page), `${width} px`).toEqual([]);
			}
		},
	);

	test(
		`in the first view of ${path} on a phone of 412 by 823 px no target lies half under what stays there`,
		audit,
		async ({ page }) => {
			await dress(page, 'light', 412, 823);
			await visit(page, path);
			expect(await firstViewTargets(page)).toEqual([]);
		},
	);

	test(
		`a walk by keyboard through ${path}, forwards and backwards, hides no stop`,
		audit,
		async ({ page }) => {
			test.setTimeout(300_000);
			for (const [width, height] of [
				[390, 844],
				[1280, 900],
			] as const) {
				await dress(page, 'light', width, height);
				await visit(page, path);
				expect(await obscuredStops(page, 'Tab'), `${width} px, forwards`).toEqual([]);
				expect(await obscuredStops(page, 'Shift+Tab'), `${width} px, backwards`).toEqual([]);
			}
		},
	);

	test(
		`${path} at 400 % zoom and at 1280 px, with text as it is and spaced: nothing is lost`,
		audit,
		async ({ page }) => {
			test.setTimeout(60_000);
			for (const width of [320, 1280]) {
				await dress(page, 'light', width);
				await visit(page, path);
				expect(await lostText(page), `${width} px`).toEqual([]);
				await spaceText(page);
				expect(await lostText(page), `${width} px, spaced`).toEqual([]);
			}
		},
	);

	for (const wish of ['reduced motion', 'the switch of the site'] as const)
		test(`nothing on ${path} moves by itself under ${wish}`, audit, async ({ page }) => {
			if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
			else await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
			await visitStill(page, path);
			await page.clock.runFor(1_000);
			const before = await whatMoves(page);
			await page.clock.runFor(30_000);
			expect(await whatMoves(page)).toEqual(before);
			expect(before.running).toEqual([]);
		});
}

/** Which animations run, which slide or photo is current, how far every strip and the page are scrolled. */
function whatMoves(page: Page) {
	return page.evaluate(() => ({
		running: document
			.getAnimations()
			.filter(
				({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
			)
			.map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'script')),
		current: [...document.querySelectorAll('[data-current], [data-shown="true"], [aria-current]')].map(
			(one) => [...document.querySelectorAll('*')].indexOf(one),
		),
		scrolled: [...document.querySelectorAll('main *')].map(({ scrollLeft }) => scrollLeft).filter(Boolean),
		films: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
	}));
}
