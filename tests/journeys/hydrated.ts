import type { Page } from '@playwright/test';
import { isLaidOut } from '../laid-out.ts';

/** Waits until React has hydrated the page, down to its footer, which comes last and asks for the visitor's wish for motion. */
export function hydrated(page: Page): Promise<unknown> {
	return page.waitForFunction(() => {
		const { hydrated, motion } = document.documentElement.dataset;
		return hydrated === 'yes' && motion !== undefined;
	});
}

/** Waits until the page's own type has arrived, and with it the whole style sheet that names it. */
export function styled(page: Page): Promise<unknown> {
	return page.waitForFunction(() => {
		const plain = (family: string) => family.replace(/["']/g, '').trim();
		const arrived = [...document.fonts].filter((face) => face.status === 'loaded');
		return [document.body, document.querySelector('h1')].every((words) => {
			const [wanted = ''] = words ? getComputedStyle(words).fontFamily.split(',') : [];
			return arrived.some(({ family }) => plain(family) === plain(wanted));
		});
	});
}

/** Waits until every part of the page has been laid out. */
export function laidOut(page: Page): Promise<unknown> {
	return page.waitForFunction(isLaidOut);
}
