import { after } from 'node:test';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../../scripts/browser.ts';
import { type Copy, copyRepository } from '../copy-repository.ts';
import { type Dev, startDev } from './dev.ts';

/** What a file of tests has to itself: a copy of the repository, `npm run dev` in it, and a browser. */
export type Desk = { readonly copy: Copy; readonly dev: Dev; readonly browser: Browser };

/** Opens a desk, and puts all of it away after the tests of the file. @param port of the site; the API has the next one */
export async function openDesk(port: number): Promise<Desk> {
	const copy = copyRepository();
	const dev = await startDev(copy, port);
	const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: [...browserFlags] });
	after(async () => {
		await browser.close();
		dev.end();
		copy.delete();
	});
	return { copy, dev, browser };
}
