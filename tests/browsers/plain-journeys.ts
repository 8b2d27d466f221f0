import { editions } from '#app/editions/editions.ts';
import { stateWords } from '#content/conference/edition-words.ts';
import { itemsOf, tilesOf } from '#content/conference/menu.ts';
import { publications } from '#content/conference/sponsors.ts';
import { lastingState } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import * as photos from '../journeys/photos.ts';
import { password } from '../server/guarded-site.ts';
import type { Journey } from './journeys.ts';
import { keys } from './page.ts';

const { current } = editions;
const items = itemsOf(editions);
const tiles = tilesOf(editions);
const editionWords = stateWords(current);

/** What the pages do by themselves, in browsers that run no script. */
export const plainJourneys: readonly Journey[] = [
	{
		title: '[FAQ-1] of six questions one is open at a time',
		go: async (page) => {
			await page.visit(paths.faq);
			await page.click('main summary', 'registration fee');
			await page.click('main summary', 'How do I contact');
			await page.sees('main details[open] p', 'contact form');
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
			await page.sees('main p', editionWords[lastingState(current, Date.now()) ?? 'standing']);
			await page.visit(paths.timeline);
			await page.sees('main a[href^="webcal:"]', 'Subscribe');
		},
	},
	{
		title: '[SPON-1] [MENU-3] what a dialog or a choice would show stands on the page',
		go: async (page) => {
			await page.visit(paths.sponsors);
			for (const { name, features } of publications) {
				await page.sees('main h3', name);
				for (const feature of features) await page.sees('main li', feature);
			}
			await page.visit(paths.conferenceMenu);
			for (const { name, link } of [...items, ...tiles]) {
				await page.sees('main li', name);
				await page.sees('main li a', link.label);
			}
			await page.misses('main button');
		},
	},
	{
		title: '[GAL-1] [PROC-5] each photo leads to itself in full, and all of them can be asked for',
		go: async (page) => {
			const inSight = (count: number) =>
				page.until(
					(all) =>
						[...document.querySelectorAll('main a[href^="/pictures/"]')].filter((one) =>
							one.checkVisibility(),
						).length === Number(all),
					`${count}`,
				);
			await page.visit(paths.proceedings);
			await page.click('main a', 'View All Photos');
			await inSight(3 + photos.proceedings.length);
			await page.visit(paths.gallery);
			await inSight(photos.gallery.length);
			await page.click('main ul a[href^="/pictures/"]');
			await page.until(() => /^image[/]/.test(document.contentType));
		},
	},
	{
		title: '[PROC-2] a wrong password is refused, the right one brings the document',
		go: async (page) => {
			const ask = async (word: string) => {
				await page.visit(paths.proceedings);
				await page.type('#open-conference-summary input', 'Password', word);
				await page.press(keys.Enter);
			};
			await ask('marigold');
			await page.sees('main', 'Incorrect password');
			const given = page.serverSays(/"document":"conference-summary".*given out/);
			await ask(password);
			await given;
		},
	},
	{
		title: '[RT-45] Back from another document leads to the place one has left',
		go: async (page) => {
			await page.visit(paths.conference);
			await page.until(() => {
				scrollTo({ top: 3000, behavior: 'instant' });
				return Math.abs(scrollY - 3000) < 2;
			});
			await page.read(() => {
				location.href = '/privacy';
			});
			await page.isAt('/privacy');
			await page.back();
			await page.isAt(paths.conference);
			await page.until(() => Math.abs(scrollY - 3000) < 100);
		},
	},
];
