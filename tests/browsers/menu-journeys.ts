import { paths } from '#contract/paths.ts';
import type { Journey } from './journeys.ts';
import { keys } from './page.ts';

/** The menus of the header: the browser opens them by itself, so they lead on without script too. */

export const narrowMenu: Journey = {
	title: '[HEAD-3] the menu of a narrow window leads on',
	go: async (page) => {
		await page.visit(paths.faq);
		await page.click('header summary', 'Menu');
		await page.click('header nav a', 'Proceedings');
		await page.isAt(paths.proceedings);
		await page.sees('h1');
	},
};

const openConferences: Journey['go'] = async (page) => {
	await page.click('header summary', 'Conferences');
	await page.sees('header details a', 'Webinars');
};

export const wideMenu: Journey = {
	title: '[HEAD-5] the Conferences menu of a wide window leads on',
	go: async (page) => {
		await page.visit(paths.faq);
		await openConferences(page);
		await page.click('header details a', 'Webinars');
		await page.isAt(paths.webinars);
	},
};

export const wideMenuCloses: Journey = {
	title: '[HEAD-5] Escape closes the Conferences menu',
	go: async (page) => {
		await page.visit(paths.faq);
		await openConferences(page);
		await page.press(keys.Escape);
		await page.misses('header details a', 'Webinars');
	},
};
