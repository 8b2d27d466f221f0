import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#contract/paths.ts';
import * as photos from '../journeys/photos.ts';
import { password } from '../server/guarded-site.ts';
import { find } from './in-page.ts';
import type { Journey } from './journeys.ts';
import { keys, type Page } from './page.ts';

/** What opens over a page. */

/** Shows the photos of the open viewer one at a time and all at once, the third of them chosen from the grid. */
async function lookThrough(page: Page, count: number): Promise<void> {
	const shown = (words: string) => page.sees('dialog[open] [role="status"]', words);
	await page.press(keys.ArrowRight);
	await shown(`Picture 2 of ${count}`);
	await page.click('dialog[open] button', 'Show as grid');
	await page.until(
		(all) => document.querySelectorAll('dialog[open] li a[href^="/pictures/"]').length === Number(all),
		`${count}`,
	);
	await page.click('dialog[open] li:nth-child(3) a');
	await shown(`Picture 3 of ${count}`);
	await page.click('dialog[open] button', 'Previous picture');
	await shown(`Picture 2 of ${count}`);
	await page.press(keys.Escape);
	await page.misses('dialog[open]');
}

export const dialogJourneys: readonly Journey[] = [
	{
		title: '[GAL-1] the photo viewer opens on a photo, goes on, shows a grid, and Escape closes it',
		go: async (page) => {
			await page.visit(paths.gallery);
			await page.click('main ul a[href^="/pictures/"]');
			await lookThrough(page, photos.gallery.length);
		},
	},
	{
		title: '[PROC-5] "View All Photos" opens them as a grid',
		go: async (page) => {
			await page.visit(paths.proceedings);
			await page.click('main button', 'View All Photos');
			await page.click('dialog[open] button', 'Show as slideshow');
			await lookThrough(page, photos.proceedings.length);
		},
	},
	{
		title: '[PROC-2] [PROC-3] the password dialog refuses a wrong password, and Escape closes it',
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
		title: '[PROC-2] [PROC-3] the right password brings the document and closes the dialog',
		go: async (page) => {
			await page.visit(paths.proceedings);
			await page.click('main button', 'Abstract Book');
			await page.type('dialog[open] input', 'Password', password);
			const given = page.serverSays(/"document":"abstract-book".*given out/);
			await page.press(keys.Enter);
			await given;
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
		title: '[SPON-1] a press in a dialog that ends beside it leaves it open; a click beside it closes it',
		go: async (page) => {
			await page.visit(paths.sponsors);
			await page.click('main button[aria-haspopup="dialog"]', 'Scopus journals');
			await page.dragAway('dialog[open] li');
			// what would close it comes with the event after
			await pause(300);
			await page.sees('dialog[open] li');
			await page.clickCorner('dialog[open] li');
			await page.misses('dialog[open]');
		},
	},
	{
		title: '[SPON-1] Back closes a dialog and stays on the page',
		go: async (page) => {
			await page.visit(paths.sponsors);
			await page.click('main button[aria-haspopup="dialog"]', 'Scopus journals');
			await page.until(() => history.state?.usr?.dialog !== undefined);
			await page.back();
			await page.misses('dialog[open]');
			await page.isAt(paths.sponsors);
			await page.until((words) => find('main button', words) === document.activeElement, 'Scopus journals');
		},
	},
];
