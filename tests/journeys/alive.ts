import type { Page } from '@playwright/test';

/** Waits until the page has come to life, down to its footer, which does so last and asks for the visitor's wish for motion. */
export function alive(page: Page): Promise<unknown> {
	return page.waitForFunction(() => {
		const { alive, motion } = document.documentElement.dataset;
		return alive === 'yes' && motion !== undefined;
	});
}
