import { expect, type Page, test } from '@playwright/test';
import { sitePaths } from '#app/editions/site-paths.ts';
import { paths } from '#contract/paths.ts';
import { builtPage, grab } from '../built.ts';
import { type HeaderWish, headerFaults } from './header-faults.ts';
import { styled } from './hydrated.ts';
import { headerStaysStill } from './still-header.ts';
import { visit } from './visit.ts';

/** The header is one row at every width, in every navigation, whichever word its action bears. */

/** What differs between two headers but the page that they mark. */
const wordsOf = (html: string) =>
	grab(html, /(<header.*?<\/header>)/s)?.replace(/ (class|href|aria-current)="[^"]*"/g, '') ?? '';

/** A page for each navigation that the built site has. */
const navigations = new Map<string, string>();
for (const path of sitePaths) {
	const words = wordsOf(await builtPage(path));
	if (!navigations.has(words)) navigations.set(words, path);
}

const steps = Array.from({ length: 113 }, (_, at) => 320 + 20 * at);
const turns = [390, 480, 640, 768, 1024, 1180, 1280, 1400, 1440].flatMap((at) => [at - 1, at, at + 1]);
const widths = [...new Set([...steps, ...turns])];

/** Takes the page away, so that a thousand widths cost little. */
const keepHeader = (page: Page) =>
	page.evaluate(() => {
		for (const one of document.querySelectorAll<HTMLElement>('main, footer')) one.style.display = 'none';
	});

async function faultsAtEveryWidth(page: Page, wish: HeaderWish): Promise<readonly string[]> {
	await styled(page);
	await keepHeader(page);
	const faults: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		for (const fault of await page.evaluate(headerFaults, wish)) faults.push(`${width}: ${fault}`);
	}
	return faults;
}

for (const path of navigations.values())
	test(`the header of ${path} is one row from 320 to 2560 px, its words 12 px apart`, {
		tag: '@full',
	}, async ({ page }) => {
		test.slow();
		await visit(page, path);
		expect(await faultsAtEveryWidth(page, { apart: 12, inOneRow: true })).toEqual([]);
	});

for (const path of [paths.about, paths.conference, paths.webDevelopment])
	test(`where readers space their text, nothing in the header of ${path} is cut or lies over another`, {
		tag: '@full',
	}, async ({ page }) => {
		test.slow();
		await visit(page, path);
		await page.evaluate(() => {
			const spaced = new CSSStyleSheet();
			spaced.replaceSync(
				'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
			);
			document.adoptedStyleSheets.push(spaced);
		});
		expect(await faultsAtEveryWidth(page, { apart: 0, inOneRow: false })).toEqual([]);
	});

for (const [path, width] of [
	[paths.home, 1180],
	[paths.about, 390],
	[paths.faq, 640],
	[paths.faq, 1180],
	[paths.faq, 1920],
	[paths.webDevelopment, 1180],
] as const)
	test(`nothing in the header of ${path} moves when script arrives, ${width} px wide`, {
		tag: '@full',
	}, async ({ page }) => {
		await headerStaysStill(page, path, width);
	});
