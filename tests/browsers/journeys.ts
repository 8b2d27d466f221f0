import { allPaths, paths } from '#contract/paths.ts';
import { find } from './in-page.ts';
import { keys, type Page } from './page.ts';

/** What must work in every engine: one list, driven in each. */
export type Journey = { readonly title: string; readonly go: (page: Page) => Promise<void> };

const selected = (name: string) => find('[role="tab"][aria-selected="true"]', name) !== undefined;

export const journeys: readonly Journey[] = [
	{
		title: '[HEAD-3] [HEAD-5] the menu of a narrow window and the Conferences menu of a wide one lead on',
		go: async (page) => {
			await page.resize(800, 900);
			await page.visit(paths.faq);
			await page.click('header summary', 'Menu');
			await page.click('header nav a', 'Proceedings');
			await page.isAt(paths.proceedings);
			await page.resize(1280, 900);
			await page.click('header summary', 'Conferences');
			await page.press(keys.Escape);
			await page.misses('header details a', 'Webinars');
			await page.click('header summary', 'Conferences');
			await page.click('header details a', 'Webinars');
			await page.isAt(paths.webinars);
		},
	},
	{
		title: '[GAL-1] the photo viewer opens, goes on by key and closes by Escape',
		go: async (page) => {
			await page.visit(paths.gallery);
			await page.click('main ul button, main ul a', '');
			await page.sees('dialog[open]');
			const shown = await page.read(() => document.querySelector('dialog[open]')?.textContent ?? '');
			await page.press(keys.ArrowRight);
			await page.until((before) => document.querySelector('dialog[open]')?.textContent !== before, shown);
			await page.press(keys.Escape);
			await page.misses('dialog[open]');
		},
	},
	{
		title: '[PROC-2] [PROC-3] the password dialog opens, refuses a wrong password, and Escape closes it',
		go: async (page) => {
			await page.visit(paths.proceedings);
			await page.click('main button', 'Abstract Book');
			await page.type('dialog[open] input', 'Password', 'marigold');
			await page.press(keys.Enter);
			await page.sees('dialog[open] [role="alert"]', 'Incorrect password');
			await page.press(keys.Escape);
			await page.misses('dialog[open]');
		},
	},
	{
		title: '[SPON-1] the dialog of a publication type opens and closes, and gives the focus back',
		go: async (page) => {
			await page.visit(paths.sponsors);
			await page.click('main button[aria-haspopup="dialog"]', 'UGC journals');
			await page.sees('dialog[open] li');
			await page.click('dialog[open] button', 'Close');
			await page.misses('dialog[open]');
			await page.until(() => document.activeElement?.textContent?.includes('UGC journals'));
		},
	},
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
			await page.click('main summary', 'What is');
			await page.click('main summary', 'Where is the venue');
			await page.sees('main details[open] p', 'Bhopal');
			if ((await open()) !== 1) throw new Error('two questions are open');
			await page.click('main summary', 'Where is the venue');
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
	{
		title: '[RT-45] a link to a section shows it, and Back and Forward return to each place',
		go: async (page) => {
			await page.visit(paths.conference);
			const top = () => page.read(() => Math.round(scrollY));
			await page.click('main a[href$="#contact"]');
			await page.isAt('#contact');
			await page.until(() => {
				const { top: at } = document.querySelector('#contact')?.getBoundingClientRect() ?? { top: -1 };
				return at >= -2 && at < innerHeight / 2;
			});
			if ((await top()) < 1000) throw new Error('the page stands at its beginning');
			await page.click('footer a', 'Privacy');
			await page.sees('h1', 'Privacy');
			await page.back();
			await page.isAt('#contact');
			await page.misses('h1', 'Privacy');
			await page.until(() => scrollY > 1000);
			await page.forward();
			await page.sees('h1', 'Privacy');
			await page.until(() => scrollY < 10);
		},
	},
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
