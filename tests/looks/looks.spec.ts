import { expect, type Page, test } from '@playwright/test';
import { hydrated, styled } from '../journeys/hydrated.ts';
import { visitOn } from '../journeys/visit.ts';

/**
 * The first view of one page of each kind, compared with how it looked when somebody last looked at it and found it
 * right: `npm run test:full -- looks`. After a change that is meant: `npm run test:full -- looks --update-snapshots`,
 * and look at each picture that changed.
 */

/** Days on which nothing is due: the latest edition is over, the next one is not announced. */
const moment = '2026-03-02T09:00:00Z';

const views = [
	{ name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
	// half a picture point for each pixel: enough to see what slipped, and a light file
	{ name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 },
] as const;

const pages = {
	home: '/',
	edition: '/Conference',
	record: '/ConferenceProceding',
	gallery: '/UpcomingConference',
	document: '/faq',
	form: '/ContactForm',
} as const;

for (const { name: view, ...size } of views)
	test.describe(view, () => {
		test.use({ ...size, contextOptions: { reducedMotion: 'reduce' } });
		for (const [name, path] of Object.entries(pages))
			test(`${path} looks as it did`, async ({ page }) => {
				await look(page, path);
				await expect(page).toHaveScreenshot(`${name}-${view}.png`);
			});
		test('/software looks as it did in the dark', async ({ page }) => {
			await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
			await look(page, '/software');
			await expect(page).toHaveScreenshot(`software-dark-${view}.png`);
		});
	});

/** Opens a page on that day and waits for its type and for the pictures that are in view. */
async function look(page: Page, path: string): Promise<void> {
	await visitOn(page, moment, path);
	await hydrated(page);
	await styled(page);
	await page.waitForFunction(() =>
		[...document.images].every((image) => {
			const { top, width } = image.getBoundingClientRect();
			return width === 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
		}),
	);
}
