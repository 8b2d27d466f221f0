import { paths } from '#contract/paths.ts';
import type { Journey } from './journeys.ts';

/** What the pages do by themselves, in browsers that run no script. */
export const plainJourneys: readonly Journey[] = [
	{
		title: '[HEAD-3] [HEAD-5] the menus open and lead on',
		go: async (page) => {
			await page.resize(800, 900);
			await page.visit(paths.faq);
			await page.click('header summary', 'Menu');
			await page.click('header nav a', 'Proceedings');
			await page.sees('h1');
			await page.isAt(paths.proceedings);
			await page.resize(1280, 900);
			await page.click('header summary', 'Conferences');
			await page.click('header details a', 'Webinars');
			await page.isAt(paths.webinars);
		},
	},
	{
		title: '[FAQ-1] of six questions one is open at a time',
		go: async (page) => {
			await page.visit(paths.faq);
			await page.click('main summary', 'What is');
			await page.click('main summary', 'Where is the venue');
			await page.sees('main details[open] p', 'Bhopal');
			await page.until(() => document.querySelectorAll('main details[open]').length === 1);
		},
	},
	{
		title: '[HUB-3] each tab of the hub can be read',
		go: async (page) => {
			await page.visit(paths.conferenceHub);
			await page.sees('main a', 'Find a Conference');
			await page.click('main a', 'Organize');
			await page.sees('main a', 'Request Conference Proposal');
		},
	},
	{
		title: '[CONF-1] [HUB-4] the edition is spoken of by its dates, and its calendar can be subscribed to',
		go: async (page) => {
			await page.visit(paths.conference);
			await page.sees('main p', 'Last date of registration');
			await page.visit(paths.timeline);
			await page.sees('main a[href^="webcal:"]', 'Subscribe');
		},
	},
];
