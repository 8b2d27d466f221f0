import type { Locator, Page } from '@playwright/test';

/** What a visitor can open on a page: a name for it, what to press, and the part that then shows. */
export type OpenState = { readonly name: string; readonly opener: Locator; readonly within: string };

/** One opener for every kind of dialog on the page; those of a kind, such as the facts of twelve mats, differ in their words. */
async function dialogOpeners(page: Page): Promise<Locator[]> {
	const ids = await page
		.locator('main button[commandfor]')
		.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('commandfor') ?? ''));
	const kinds = new Map(ids.map((id) => [id.split('-')[0], id]));
	return [...kinds.values()].map((id) => page.locator(`main button[commandfor="${id}"]:visible`).first());
}

/** The menus, tabs, dialogs and viewers that can be opened on the page as it looks now. */
export async function openStates(page: Page): Promise<OpenState[]> {
	const named = async (what: string, openers: readonly Locator[], within: string) =>
		Promise.all(
			openers.map(async (opener) => ({
				name: `${what} ${(await opener.textContent())?.trim()}`,
				opener,
				within,
			})),
		);
	const viewers = page.locator('main ul:has(> li > a[href^="/pictures/"] img)').filter({ visible: true });
	return [
		...(await named('menu', await page.locator('header summary:visible').all(), 'header')),
		...(await named(
			'search',
			await page.locator('header a[aria-keyshortcuts]:visible').all(),
			'dialog[open]',
		)),
		...(await named('tab', await page.getByRole('tab').all(), '[role="tabpanel"]:not([hidden])')),
		...(await named('dialog', await dialogOpeners(page), 'dialog[open]')),
		...(await viewers.all()).map((list, at) => ({
			name: `viewer ${at + 1}`,
			opener: list.locator('a').first(),
			within: 'dialog[open]',
		})),
	];
}
