import type { Page } from '@playwright/test';
import { alive } from './alive.ts';

/** Opens a page and wakes it: a key is a sign of the visitor, so nothing waits for an idle moment. */
export async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.locator('body').press('Shift');
	await alive(page);
}

/** Opens a page whose clock stands still, so that time passes only when a test says so. */
export async function visitStill(page: Page, path: string): Promise<void> {
	await page.clock.install();
	await visit(page, path);
	await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Opens a page whose script files never come: what stands there is what was prerendered. */
export async function visitDormant(page: Page, path: string): Promise<void> {
	await page.route('**/*.js', (route) => route.abort());
	await page.goto(path);
}
