import type { Page } from '@playwright/test';
import type { TwoTabs } from './two-tabs.ts';

/** Follows links to pages of ours, comes back, and goes there again. */
export async function goAndComeBack(tabs: TwoTabs): Promise<void> {
	for (const place of ['header nav', 'main', 'main', 'footer']) {
		const left = await tabs.step(`a link of ${place}`, (page) => follow(page, place));
		if (left === undefined) continue;
		await tabs.step('Back', (page) => page.goBack());
		await tabs.step('Forward', (page) => page.goForward());
		await tabs.step('Back', (page) => page.goBack());
	}
}

/** Follows a link that has not been followed yet; says which, or nothing where there is none. */
async function follow(page: Page, place: string): Promise<string | undefined> {
	const said = await page.evaluate((within) => {
		const { dataset } = document.documentElement;
		const followed = dataset.followed ?? '';
		const links = document.querySelectorAll<HTMLAnchorElement>(
			`${within} a[href^="/"]:not([target], [download], [aria-keyshortcuts])`,
		);
		const next = [...links].find(
			(link) =>
				link.checkVisibility({ visibilityProperty: true }) &&
				link.pathname !== location.pathname &&
				!/\.|^\/api\//.test(link.pathname) &&
				!followed.includes(` ${link.pathname} `),
		);
		if (!next) return undefined;
		dataset.followed = `${followed} ${next.pathname} `;
		next.click();
		return next.pathname;
	}, place);
	if (said === undefined) return undefined;
	await page.waitForURL((url) => url.pathname === said);
	await page.waitForFunction(() => document.activeElement !== document.body);
	return said;
}
