import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserFlags, browserPath } from '../../scripts/browser.ts';
import { answerOf } from '../browsers/driver.ts';
import { freePort } from '../server/free-port.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../server/server-process.ts';

/** One site whose builds change under the tabs of its visitors. */
export async function openSite() {
	const PORT = String(await freePort());
	const DATA_DIR = temporaryFolder();
	const place = join(DATA_DIR, 'served');
	const browser: Browser = await chromium.launch({
		executablePath: browserPath() ?? '',
		args: [...browserFlags],
	});
	let server: ServerProcess | undefined;

	/** Serves a build at the address of the one before, as after an upgrade with a restart. */
	async function serve(build: string): Promise<void> {
		await server?.end('SIGTERM');
		rmSync(place, { force: true });
		symlinkSync(resolve(build), place);
		server = await startServer({ PORT, DATA_DIR, BUILD_DIR: place, LOG_LEVEL: 'info' });
	}

	/** Publishes a build under the running server, which reads it anew. */
	async function publish(build: string): Promise<void> {
		const told = server?.said().length ?? 0;
		rmSync(place, { force: true });
		symlinkSync(resolve(build), place);
		server?.process.kill('SIGHUP');
		await answerOf(
			async () => server?.said().slice(told).includes('the new build is served') || undefined,
			'the new build served',
		);
	}

	/** A tab of a visitor, its page alive. */
	async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
		const context = await browser.newContext({ baseURL: `http://127.0.0.1:${PORT}`, ...options });
		const page = await context.newPage();
		await page.goto(path);
		await alive(page);
		return page;
	}

	async function close(): Promise<void> {
		await browser.close();
		await server?.end('SIGTERM');
		rmSync(DATA_DIR, { recursive: true });
	}

	return { serve, publish, open, close };
}

/** Waits until a page has hydrated; a sign of the visitor comes first, so that it waits for no idle moment. */
export async function alive(page: Page): Promise<void> {
	await page.locator('body').press('Shift');
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes');
}

/** The script that the document in the tab was sent with: another one after an upgrade. */
export const scriptOf = (page: Page): Promise<string> =>
	page.evaluate(() => JSON.parse(document.querySelector('#files')?.textContent ?? '{}').client ?? '');

/** Counts the documents that a tab asks for from now on. */
export function countDocuments(page: Page): () => number {
	let documents = 0;
	page.on('request', (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
	});
	return () => documents;
}
