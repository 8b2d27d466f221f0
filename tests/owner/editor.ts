import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import type { Dev } from './dev.ts';

/** `/edit` as an owner uses it: the form at the left, the page that shows it at the right. */
export type Editor = {
	readonly page: Page;
	readonly form: FrameLocator;
	/** Opens a form: `singleton/company`, `collection/mats/item/coir`, `collection/mats/create`. */
	readonly open: (form: string) => Promise<void>;
	/** Adds an entry to a list, in the dialog that is handed over. */
	readonly add: (list: string, fill: (dialog: Locator) => Promise<void>) => Promise<void>;
	/** Changes the entry of a list that is called so. */
	readonly edit: (list: string, entry: string, fill: (dialog: Locator) => Promise<void>) => Promise<void>;
	/** Takes an entry out of a list. */
	readonly remove: (list: string, entry: string) => Promise<void>;
	/** Saves, and waits until the page beside the form says these words. Returns the seconds from one to the other. */
	readonly save: (says: string) => Promise<number>;
	/** Waits until a page of the site says these words. */
	readonly follows: (path: string, says: string) => Promise<void>;
	/** How often a page says these words. */
	readonly count: (path: string, says: string) => Promise<number>;
	readonly close: () => Promise<void>;
};

const submit = /^(Save|Create)$/;

export async function openEditor(browser: Browser, { origin }: Dev): Promise<Editor> {
	const page = await browser.newPage({ viewport: { width: 1700, height: 1000 } });
	page.setDefaultTimeout(30_000);
	await page.goto(`${origin}/edit`);
	const form = page.frameLocator('#form');
	const listOf = (name: string) => form.getByRole('group', { name, exact: false }).last();
	const rowOf = (list: string, entry: string) =>
		listOf(list).getByRole('row', { name: entry, exact: true }).first();
	const onPage = async <Of>(path: string, ask: (tab: Page) => Promise<Of>): Promise<Of> => {
		const tab = await browser.newPage();
		await tab.goto(origin + path);
		await tab.locator('main h1').first().waitFor({ timeout: 60_000 });
		try {
			return await ask(tab);
		} finally {
			await tab.close();
		}
	};
	return {
		page,
		form,
		async open(address) {
			const frame = page.locator('#form');
			await frame.evaluate((element: HTMLIFrameElement, to) => {
				element.src = `/keystatic/${to}`;
			}, address);
			// the form before this one has the same buttons
			await page.waitForFunction(
				(to) =>
					document.querySelector<HTMLIFrameElement>('#form')?.contentWindow?.location.pathname ===
					`/keystatic/${to}`,
				address,
			);
			await form.getByRole('button', { name: submit }).waitFor();
		},
		async add(list, fill) {
			await listOf(list).getByRole('button', { name: 'Add', exact: true }).first().click();
			const dialog = form.getByRole('dialog').last();
			await fill(dialog);
			await dialog.getByRole('button', { name: 'Add', exact: true }).last().click();
			await dialog.waitFor({ state: 'detached' });
		},
		async edit(list, entry, fill) {
			await rowOf(list, entry).click();
			const dialog = form.getByRole('dialog').last();
			await fill(dialog);
			await dialog.getByRole('button', { name: 'Done' }).click();
			await dialog.waitFor({ state: 'detached' });
		},
		remove: (list, entry) => rowOf(list, entry).getByRole('button').last().click(),
		async save(says) {
			const from = performance.now();
			await form.getByRole('button', { name: submit }).click();
			await page.frameLocator('#page').getByText(says).first().waitFor({ state: 'attached' });
			return Math.round((performance.now() - from) / 100) / 10;
		},
		follows: (path, says) =>
			onPage(path, (tab) => tab.getByText(says).first().waitFor({ state: 'attached', timeout: 30_000 })),
		count: (path, says) => onPage(path, (tab) => tab.getByText(says).count()),
		close: () => page.close(),
	};
}

/** Chooses a photo in a form or dialog. */
export async function choosePhoto(
	editor: Editor,
	place: Locator | FrameLocator,
	name: string,
	buffer: Buffer,
): Promise<void> {
	const chosen = editor.page.waitForEvent('filechooser');
	await place.getByRole('button', { name: 'Choose file' }).first().click();
	await (await chosen).setFiles({ name, mimeType: 'image/jpeg', buffer });
}
