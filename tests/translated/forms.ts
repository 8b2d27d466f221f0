import type { Locator, Page } from '@playwright/test';
import { messageWords } from '#content/forms.ts';
import { nearForm } from '../journeys/visit.ts';
import { password } from '../server/guarded-site.ts';
import type { TwoTabs } from './two-tabs.ts';

const forms = 'main form[action*="/api/send-"]';
const documents = 'main button[commandfor^="open-"]';

const press = (page: Page, within: string) =>
	page.locator(`${within} button[type="submit"]:not([formmethod])`).first().click();

/** The fields of a form that a person sees. */
const fieldsOf = (form: Locator) => form.locator('input:not([type="hidden"], [tabindex="-1"]), textarea');

async function fillIn(page: Page): Promise<void> {
	for (const field of await fieldsOf(page.locator(forms).first()).all())
		await field.fill((await field.getAttribute('type')) === 'email' ? 'asha@aeg.example' : '+91 98765 43210');
	// nobody has sent a submission within a second of seeing the form
	await page.waitForFunction(() => performance.now() > 1500);
}

/** The form of the page: all that can be wrong, a line that drops, the receipt, and the form again. */
async function send(tabs: TwoTabs): Promise<void> {
	const email = (page: Page) => page.locator(`${forms} [name="email"]`).first();
	await tabs.step('come near it', (page) => nearForm(page, page.locator(forms).first()));
	await tabs.step('send it empty', (page) => press(page, forms));
	await tabs.step('type a name', (page) => page.locator(`${forms} [name="name"]`).first().fill('Asha Rao'));
	await tabs.step('type half an address', (page) => email(page).fill('asha@'));
	await tabs.step('send that', (page) => press(page, forms));
	await tabs.step('mend it', (page) => email(page).fill('asha@aeg.example'));
	await tabs.step('fill in all of it', fillIn);
	await tabs.step('send it without a line', async (page) => {
		await page.route('**/api/send-*', (route) => route.abort());
		await press(page, forms);
		await page.locator(`${forms} [data-tone="error"]`).first().waitFor();
		await page.unroute('**/api/send-*');
	});
	await tabs.step('send it', async (page) => {
		await press(page, forms);
		await page.locator('main [data-tone="ok"]').first().waitFor();
	});
	// the receipt has taken the form's place
	await tabs.step('begin another', async (page) => {
		await page.locator('main button', { hasText: messageWords.receipt.again }).click();
		await page.locator(`${forms} [name="name"]`).first().fill('Asha');
	});
}

async function ask(tabs: TwoTabs, field: string): Promise<void> {
	for (const words of ['jute', 'jute mats zzzz', 'zzzz', 'the', '', 'confer'])
		await tabs.step(`search for “${words}”`, (page) => page.locator(field).fill(words));
}

/** The search over the page, which Control and K open. */
async function askAnywhere(tabs: TwoTabs): Promise<void> {
	await tabs.step('open the search', async (page) => {
		await page.keyboard.press('Control+k');
		await page.locator('#search-dialog[open]').waitFor();
	});
	await ask(tabs, '#search-dialog input');
	await tabs.step('close it', (page) =>
		page.locator('#search-dialog').evaluate((one) => (one as HTMLDialogElement).close()),
	);
}

/** A wrong password, none, the right one. */
async function openDocument(tabs: TwoTabs): Promise<void> {
	const form = 'dialog[open] form[method="post"]';
	await tabs.step('ask for a document', (page) => page.locator(documents).first().click());
	for (const word of ['', 'marigold', password])
		await tabs.step(`with the password “${word}”`, async (page) => {
			await page.locator(`${form} input`).fill(word);
			await press(page, form);
			await page.locator(word === password ? `${documents}:focus` : `${form} [role="alert"]`).waitFor();
		});
}

/** All that can be typed and sent on a page. */
export async function sendForms(tabs: TwoTabs): Promise<void> {
	const has = (selector: string) => tabs.translated.locator(selector).count();
	await askAnywhere(tabs);
	if (await has('main search input')) await ask(tabs, 'main search input');
	if (await has(forms)) await send(tabs);
	if (await has(documents)) await openDocument(tabs);
}
