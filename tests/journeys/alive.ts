import type { Page } from '@playwright/test';

/** Waits until the page has come to life. */
export function alive(page: Page): Promise<unknown> {
	return page.waitForFunction(() => document.documentElement.dataset.alive === 'yes');
}
