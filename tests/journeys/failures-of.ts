import type { Page } from '@playwright/test';

/** What pages throw from now on, each with its address. */
export function failuresOf(page: Page): readonly string[] {
	const failures: string[] = [];
	page.on('pageerror', (failure) => failures.push(`${page.url()}: ${failure}`));
	return failures;
}
