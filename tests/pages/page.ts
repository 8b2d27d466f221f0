import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { builtPage } from '../built.ts';

/** Screens as the build made them, read by their headings, lists and links; no class is asked for its name. */

type Dom = new (html: string) => { readonly window: { readonly document: Document } };
const { JSDOM }: { readonly JSDOM: Dom } = createRequire(import.meta.url)('jsdom');

/** The `main` of the page at an address, without what is hidden from everybody, and without news, which may say anything. */
export async function screen(path: string): Promise<Element> {
	// jsdom would take longer over styles and scripts than over all words
	const html = (await builtPage(path))
		.replace(/<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1>/g, '')
		.replaceAll('><', '> <');
	const main = new JSDOM(html).window.document.querySelector('main');
	assert.ok(main, `${path} has a main`);
	for (const unseen of all(main, '[hidden], template, [aria-label="Announcements"]')) unseen.remove();
	return main;
}

export const all = (within: Element, selector: string): Element[] => [...within.querySelectorAll(selector)];

/** The words of an element, one space between two. */
export const words = (of: Element | null | undefined): string =>
	(of?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The section, card or panel that a heading of these words opens; fails unless there is exactly one. */
export function band(within: Element, heading: string): Element {
	const [found, ...more] = all(within, 'h1, h2, h3').filter((one) => words(one) === heading);
	const opened = found?.closest('section, article, li, div[id], main > div');
	assert.ok(opened && more.length === 0, `one band “${heading}”`);
	return opened;
}

const entry = 'li, dl > div, article';

/** The cards or list items of a band; a list inside one of them is part of it. */
export const entries = (within: Element): Element[] =>
	all(within, entry).filter((one) => {
		const outer = one.parentElement?.closest(entry);
		return !outer || outer === within || !within.contains(outer);
	});

/** What the entries of a band are called. */
export const names = (within: Element): string[] =>
	entries(within).map((one) => words(one.querySelector('h2, h3') ?? one.querySelector('dt, b') ?? one));

/** Fails unless the band that a heading opens shows these entries, in order, or is left out where there are none. */
export function shows(page: Element, heading: string, titles: readonly string[]): void {
	const shown = () => names(band(page, heading)).map((name) => name.replace(' (opens in a new tab)', ''));
	if (titles.length > 0) assert.deepEqual(shown(), titles, heading);
	else assert.ok(!all(page, 'h2, h3').some((one) => words(one) === heading), `${heading}: nothing to show`);
}

/** Where the links of a band lead, by their words. */
export const links = (within: Element): (readonly [label: string, to: string | null])[] =>
	all(within, 'a').map((link) => [words(link), link.getAttribute('href')]);

/** The figures of a band: "98% client satisfaction". */
export const figures = (within: Element): string[] =>
	all(within, 'dl > div').map((one) =>
		`${words(one.querySelector('dd'))} ${words(one.querySelector('dt'))}`.trim(),
	);

/** The plans of a band: name, price and what each holds. */
export const plans = (within: Element): string[][] =>
	all(within, 'article').map((plan) => [
		words(plan.querySelector('h3')),
		words(plan.querySelector('p')),
		...entries(plan).map(words),
	]);
