import type { Page } from '@playwright/test';
import { pressEverything } from './controls.ts';
import type { TwoTabs } from './two-tabs.ts';

/** What is done on every address. */
export type Flow = (tabs: TwoTabs, path: string) => Promise<void>;

/** Types into each field of the page, before script too, and leaves the caret in the middle of the last. */
async function typeEverywhere(page: Page): Promise<void> {
	const fields = page.locator('main :is(input:not([type=hidden], [tabindex="-1"]), textarea)');
	for (const field of await fields.filter({ visible: true }).all()) await field.fill('typed@early.example');
	await page.evaluate(() => {
		for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
	});
}

/** Follows links to pages of ours and comes back. */
async function goAndComeBack(tabs: TwoTabs): Promise<void> {
	for (const place of ['header nav', 'main', 'main', 'footer']) {
		const left = await tabs.step(`a link of ${place}`, (page) => follow(page, place));
		if (left !== undefined) {
			await tabs.step('Back', (page) => page.goBack());
			await tabs.step('Forward', (page) => page.goForward());
			await tabs.step('Back', (page) => page.goBack());
		}
	}
}

/** Follows a link that has not been followed; says which, or nothing where there is none. */
async function follow(page: Page, place: string): Promise<string | undefined> {
	const before = page.url();
	const said = await page.evaluate((within) => {
		const links = document.querySelectorAll<HTMLAnchorElement>(
			`${within} a[href^="/"]:not([target], [download], [aria-keyshortcuts])`,
		);
		const next = [...links].find(
			({ pathname, dataset }) =>
				pathname !== location.pathname && !/\.|\/api\//.test(pathname) && !dataset.followed,
		);
		if (!next) return undefined;
		next.dataset.followed = 'yes';
		next.click();
		return next.pathname;
	}, place);
	if (said !== undefined)
		await page.waitForFunction(
			(url) => location.href !== url && document.activeElement?.matches('h1, h2, [tabindex]'),
			before,
		);
	return said;
}

export const flows: Readonly<Record<string, Flow>> = {
	after: async (tabs, path) => {
		await tabs.visit(path, 'after');
		await pressEverything(tabs);
	},
	before: async (tabs, path) => {
		await tabs.visit(path, 'before', typeEverywhere);
		await pressEverything(tabs);
	},
	during: async (tabs, path) => {
		await tabs.visit(path, 'during', typeEverywhere);
		await pressEverything(tabs);
	},
	away: async (tabs, path) => {
		await tabs.visit(path, 'after');
		await goAndComeBack(tabs);
	},
};
