import type { Page } from '@playwright/test';
import { alive } from './alive.ts';

/** A sign of the visitor, so nothing of the page stays folded or waits for an idle moment. */
const sign = (page: Page) => page.locator('body').press('Shift');

/** Wakes a page that stands there as it was prerendered. */
export async function wake(page: Page): Promise<void> {
	await sign(page);
	await alive(page);
}

/** Opens a page and wakes it. */
export async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await wake(page);
}

/** Walks to a page of ours by a link, without a new document. */
export async function walk(page: Page, path: string): Promise<void> {
	await page.evaluate((href) => {
		const link = Object.assign(document.createElement('a'), { href });
		document.body.append(link);
		link.click();
		link.remove();
	}, path);
	await page.waitForURL((url) => url.pathname === path);
}

/** Opens a page whose clock stands still, so that time passes only when a test says so. */
export async function visitStill(page: Page, path: string): Promise<void> {
	await page.clock.install();
	await visit(page, path);
	await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Opens a page on a day of the visitor's clock. */
export async function visitOn(page: Page, moment: string, path: string): Promise<void> {
	await page.clock.setFixedTime(moment);
	await visit(page, path);
}

/** Holds script files back, those of the next page if none are named; call what it gives to let them come. */
export async function holdScript(page: Page, files = '**/*.js'): Promise<() => void> {
	const { promise: called, resolve: letScriptCome } = Promise.withResolvers<void>();
	await page.route(files, async (route) => {
		await called;
		await route.continue();
	});
	return letScriptCome;
}

/** Opens a page whose script files never come: what stands there is what was prerendered. */
export async function visitDormant(page: Page, path: string): Promise<void> {
	await page.route('**/*.js', (route) => route.abort());
	await page.goto(path);
	await sign(page);
}

/** Waits as a person does who writes a letter: nobody has sent one within a second of seeing the form. */
export async function readyToWrite(page: Page): Promise<void> {
	await alive(page);
	await page.waitForFunction(() => performance.now() > 1000);
}

/** Opens a page to write a letter there. */
export async function visitToWrite(page: Page, path: string, scripted = true): Promise<void> {
	await page.goto(path);
	if (scripted) await readyToWrite(page);
}
