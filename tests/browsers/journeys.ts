import { allPaths, paths } from '#contract/paths.ts';
import { find } from './in-page.ts';
import { keys, type Page } from './page.ts';

/** What must work in every engine: one list, driven in each. */
export type Journey = { readonly title: string; readonly go: (page: Page) => Promise<void> };

const selected = (name: string) => find('[role="tab"][aria-selected="true"]', name) !== undefined;

export const journeys: readonly Journey[] = [
	{
		title: '[HUB-3] the tabs of the hub change by click and by arrow',
		go: async (page) => {
			await page.visit(paths.conferenceHub);
			await page.click('[role="tab"]', 'Organize');
			await page.until(selected, 'Organize');
			await page.sees('[role="tabpanel"] a', 'Request Conference Proposal');
			await page.press(keys.ArrowRight);
			await page.until(selected, 'Join');
		},
	},
	{
		title: '[FAQ-1] of six questions one is open at a time, and a click on it closes it',
		go: async (page) => {
			await page.visit(paths.faq);
			const open = () => page.read(() => document.querySelectorAll('main details[open]').length);
			await page.click('main summary', 'registration fee');
			await page.click('main summary', 'How do I contact');
			await page.sees('main details[open] p', 'contact form');
			if ((await open()) !== 1) throw new Error('two questions are open');
			await page.click('main summary', 'How do I contact');
			await page.until(() => document.querySelector('main details[open]') === null);
		},
	},
	{
		title: 'the search finds a page as one types, leads there, and Escape closes it',
		go: async (page) => {
			await page.visit(paths.faq);
			await page.click('header a', 'Search');
			await page.type('dialog[open] input', '', 'coir');
			await page.sees('dialog[open] a[href="/products"]');
			await page.press(keys.Escape);
			await page.press(keys.Escape);
			await page.misses('dialog[open]');
			await page.click('header a', 'Search');
			await page.type('dialog[open] input', '', 'coir');
			await page.click('dialog[open] a[href="/products"]');
			await page.isAt(paths.products);
		},
	},
];

export const cleanJourneys: readonly Journey[] = [
	{
		title: '[RT-46] no address has anything to complain of',
		go: async (page) => {
			for (const path of allPaths) {
				await page.visit(path);
				await page.isClean();
			}
		},
	},
];
