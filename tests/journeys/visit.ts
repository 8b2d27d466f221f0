import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** A sign of the visitor, so that the page does not wait for an idle moment. */
const sign = (page: Page) => page.locator('body').press('Shift');

/** Has a page hydrated that stands there as it was prerendered. */
export async function hydrate(page: Page): Promise<void> {
	await sign(page);
	await hydrated(page);
}

/** Opens a page and has it hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrate(page);
}

/**
 * Goes to any page of ours without a new document. No page links to all others, so it goes as the browser's Forward
 * would; it is there when focus is on the heading (RT-45).
 */
export async function navigate(page: Page, path: string): Promise<void> {
	await page.evaluate((address) => {
		(document.activeElement as HTMLElement | null)?.blur();
		history.pushState({ key: crypto.randomUUID() }, '', address);
		dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
	}, path);
	await page.waitForFunction(() => document.activeElement?.matches('h1'));
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
export async function visitUnhydrated(page: Page, path: string): Promise<void> {
	await page.route('**/*.js', (route) => route.abort());
	await page.goto(path);
	await sign(page);
}

/** Waits as a person does who writes a submission: nobody has sent one within a second of seeing the form. */
export async function readyToWrite(page: Page): Promise<void> {
	await hydrated(page);
	await page.waitForFunction(() => performance.now() > 1000);
}

/** Opens a page to write a submission there. */
export async function visitToWrite(page: Page, path: string, scripted = true): Promise<void> {
	await page.goto(path);
	if (scripted) await readyToWrite(page);
}

/** Comes near a form, the page's own if none is named, and waits until script minds it; before that the browser does. */
export async function nearForm(page: Page, form: Locator = page.locator('main form').first()): Promise<void> {
	await form.scrollIntoViewIfNeeded();
	await expect(form).toHaveAttribute('novalidate');
}
