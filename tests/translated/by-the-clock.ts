import type { Page } from '@playwright/test';
import { daysShown } from '#app/behaviours/days-shown.ts';
import { editions } from '#app/editions/editions.ts';
import { announcements } from '#content/announcements.ts';
import { turningPoints } from '#contract/dates.ts';
import type { TwoTabs } from './two-tabs.ts';

const { current } = editions;

/** All moments at which a page says something else, in order. */
const turns = [
	...turningPoints(current),
	...announcements.flatMap((one) => Object.values(daysShown(one))),
].sort((one, other) => one - other);
const begin = (turns[0] ?? Date.now()) - 60_000;

/** A clock of the page's own, a minute before the first turn, on a page where nothing moves by itself yet. */
export async function stillClock(page: Page): Promise<void> {
	await page.clock.install({ time: begin });
	await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
}

/** Lets each of the moments come. */
export async function goThroughEveryState(tabs: TwoTabs): Promise<void> {
	let now = begin;
	for (const turn of turns) {
		const left = turn - now + 1000;
		now = turn + 1000;
		if (left > 0) await tabs.step(new Date(turn).toISOString(), (page) => page.clock.fastForward(left));
	}
}

/** Stops the clock, allows motion, and lets the time of some turns pass. */
export async function letEverythingMove(tabs: TwoTabs): Promise<void> {
	await tabs.step('stop the clock', (page) => page.clock.pauseAt(begin + 3_600_000));
	await tabs.step('allow motion', (page) =>
		page
			.locator('footer button', { hasText: 'Allow motion' })
			.evaluate((button) => (button as HTMLElement).click()),
	);
	for (const passed of [1500, 3000, 4000, 8000, 8000])
		await tabs.step(`${passed} ms pass`, (page) => page.clock.runFor(passed));
}
