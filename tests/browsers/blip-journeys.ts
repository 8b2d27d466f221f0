import { trouble } from '#content/site/error-pages.ts';
import { lineIsDown } from '#content/site/waiting.ts';
import { paths } from '#contract/paths.ts';
import { addressOf } from '../journeys/built.ts';
import type { Line } from './dropping-line.ts';
import type { Page } from './page.ts';

/** A line that drops for a moment, in engines that keep a failed script and in those that do not. */

const script = addressOf('app/pages/software/services/technologies.tsx');
const link = 'footer a[href="/services/technologies"]';
const typed = 'Half a message';

const opened = async (page: Page) => {
	await page.isAt(paths.technologies);
	await page.hydrated();
	await page.misses('h1', trouble.heading);
};

export const blipJourneys = [
	{
		title: '[ANY-2] a page whose script failed once opens, by the next try at the latest',
		go: async (page: Page, line: Line) => {
			await page.visit(paths.faq);
			line.failOnce(script);
			await page.click(link);
			await page.isAt(paths.technologies);
			await page.hydrated();
			const failed = await page.read(
				(heading) => document.querySelector('h1')?.textContent === heading,
				trouble.heading,
			);
			if (failed) await page.click('main a', trouble.retry);
			await opened(page);
		},
	},
	{
		title: '[ANY-2] without a line one stays, is told, keeps what was typed, and tries again',
		go: async (page: Page, line: Line) => {
			await page.visit(paths.contact);
			await page.type('main textarea', 'Message', typed);
			line.drop();
			await page.click(link);
			await page.sees('[role="alert"]', lineIsDown.words);
			await page.isAt(paths.contact);
			line.restore();
			await page.click('[role="alert"] button', lineIsDown.retry);
			await opened(page);
			await page.back();
			await page.isAt(paths.contact);
			await page.until((words) => document.querySelector('textarea')?.value === words, typed);
		},
	},
];
