import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#contract/paths.ts';
import { find } from './in-page.ts';
import type { Journey } from './journeys.ts';

/** What moves by itself, or follows the pointer. */
export const movingJourneys: readonly Journey[] = [
	{
		title: '[HERO-2] [HERO-3] the hero slider turns by itself, by its button, and rests when it is told to',
		go: async (page) => {
			await page.visit(paths.home);
			const shown = () => page.read(() => document.querySelector('h1')?.textContent ?? '');
			const turned = (from: string) =>
				page.until((before) => document.querySelector('h1')?.textContent !== before, from);
			await turned(await shown());
			await page.click('main button', 'Pause slides');
			await page.sees('main button', 'Start slides');
			const before = await shown();
			await page.click('main button', 'Next slide');
			await turned(before);
		},
	},
	{
		title: '[HOME-3] the achievements strip moves by itself and rests under the pointer',
		go: async (page) => {
			await page.visit(paths.home);
			const strip = 'section[aria-label="Achievements"]';
			const place = () => page.read((where) => Math.round(find(where)?.scrollLeft ?? -1), strip);
			await page.read((where) => find(where)?.scrollIntoView({ block: 'center' }), strip);
			await page.until((where) => (find(where)?.scrollLeft ?? 0) > 3, strip);
			await page.hover(strip);
			const rested = await place();
			await pause(700);
			if (Math.abs((await place()) - rested) > 1) throw new Error('the strip moves under the pointer');
		},
	},
	{
		title: '[WORK-2] the workshop gallery goes on by its button',
		go: async (page) => {
			await page.visit(paths.workshops);
			const first = () => page.read(() => find('#pictures figure')?.textContent ?? '');
			const before = await first();
			await page.click('#pictures button', 'Next');
			await page.until((was) => find('#pictures figure')?.textContent !== was, before);
		},
	},
	{
		title: '[PORT-1] a preview of the portfolio follows the pointer and says so',
		go: async (page) => {
			await page.visit(paths.portfolio);
			await page.sees('main article', 'Hover to interact');
			await page.hover('section[aria-label^="Preview: A shop"]');
			await page.sees('main article', 'Interactive preview active');
		},
	},
	{
		title: '[GROUP-1] [GROUP-3] the carousel of the group goes on, and its film plays',
		go: async (page) => {
			await page.visit(paths.groupHome);
			await page.until(() =>
				[...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 0),
			);
			const shown = await page.read(
				() => find('[aria-roledescription="slide"]:not([inert])')?.textContent ?? '',
			);
			await page.click('main button', 'Next slide');
			await page.until(
				(before) => find('[aria-roledescription="slide"]:not([inert])')?.textContent !== before,
				shown,
			);
		},
	},
];
