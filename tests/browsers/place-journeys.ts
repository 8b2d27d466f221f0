import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#contract/paths.ts';
import { find } from './in-page.ts';
import type { Journey } from './journeys.ts';

/** RT-45: where a page stands, and the way back to it. */

export const placeJourneys: readonly Journey[] = [
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
		title: '[RT-45] Forward pressed while Back is under way: page and address agree',
		go: async (page) => {
			await page.visit(paths.conference);
			await page.click('footer a', 'Privacy');
			await page.sees('h1', 'Privacy');
			for (let times = 0; times < 4; times += 1) {
				await page.back();
				await page.isAt(paths.conference);
				await page.forward();
				await page.isAt(paths.privacy);
				await page.sees('h1', 'Privacy');
			}
			await page.back();
			await page.isAt(paths.conference);
			await page.misses('h1', 'Privacy');
		},
	},
	{
		title: '[RT-45] Back from another document leads to the place one has left, on a page that answers',
		go: async (page) => {
			await page.visit(paths.conference);
			await page.until(() => {
				scrollTo({ top: 3000, behavior: 'instant' });
				return Math.abs(scrollY - 3000) < 2;
			});
			await page.read(() => {
				// another document, of the same opener policy: WebKitGTK that is driven hangs on the way back over a change of it
				location.href = '/privacy';
			});
			await page.isAt('/privacy');
			await page.back();
			await page.isAt(paths.conference);
			// Firefox shows the page as it was, then loads it again (app/navigation/reload-when-stuck.ts)
			await pause(1000);
			await page.hydrated();
			await page.until(() => Math.abs(scrollY - 3000) < 100);
			await page.click('header a', 'Search');
			await page.sees('dialog[open] input');
		},
	},
	{
		title: '[RT-45] what was typed is still there after Back from another page of ours',
		go: async (page) => {
			await page.visit(paths.contact);
			await page.type('main textarea', 'Message', 'Kept');
			await page.click('footer a', 'Privacy');
			await page.sees('h1', 'Privacy');
			await page.back();
			await page.until(() => (find('main textarea', 'Message') as HTMLTextAreaElement)?.value === 'Kept');
		},
	},
];
