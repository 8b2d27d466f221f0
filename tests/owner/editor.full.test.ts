import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { openDesk } from './desk.ts';
import { photograph } from './photos.ts';

/** The editor as `npm run dev` serves it, in a copy of the repository, by a real browser. */

const { copy, dev, browser } = await openDesk(5391);

/** Opens a form of `/edit`; what is asked from outside of this machine is noted. */
async function openForm(address: string, asked: string[] = []): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 1700, height: 1000 } });
	page.on('request', (request) => {
		if (!request.url().startsWith(dev.origin) && /^https?:/.test(request.url())) asked.push(request.url());
	});
	page.setDefaultTimeout(60_000);
	await page.goto(`${dev.origin}/edit`);
	await page.locator('#form').evaluate((frame: HTMLIFrameElement, to) => {
		frame.src = to;
	}, address);
	return page;
}

const form = (page: Page) => page.frameLocator('#form');
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();

test('[OWN-4] what is saved in a form stands on the page beside it', async () => {
	const asked: string[] = [];
	const page = await openForm('/keystatic/collection/mats/item/coir', asked);
	await form(page)
		.getByLabel(/Part of the plant/)
		.fill('Husk of the nut');
	await save(page);
	await page.frameLocator('#page').getByText('Husk of the nut').first().waitFor();
	assert.equal(JSON.parse(copy.read('content/records/mats/coir.json')).part, 'Husk of the nut');
	// Keystatic's font is refused before it leaves
	assert.deepEqual(
		asked.filter((url) => !url.startsWith('https://fonts.googleapis.com/')),
		[],
	);
	await page.close();
});

test('[OWN-4] the page beside shows the place of the record, when its form opens and after it is saved', async () => {
	const page = await openForm('/keystatic/collection/mats/item/sun-hemp');
	const beside = page.frameLocator('#page');
	const inView = async (place: string) => {
		await beside.locator(place).waitFor();
		for (let tries = 0; tries < 100; tries++) {
			const box = await beside
				.locator(place)
				.evaluate((one) => one.getBoundingClientRect().top / innerHeight);
			if (box > -0.1 && box < 0.7) return;
			await page.waitForTimeout(100);
		}
		assert.fail(`${place} is not in view`);
	};
	await inView('#sun-hemp');
	await form(page)
		.getByLabel(/Part of the plant/)
		.fill('Bast of the stem');
	await save(page);
	await beside.getByText('Bast of the stem').first().waitFor();
	await inView('#sun-hemp');
	for (const [address, place] of [
		['/keystatic/collection/team/item/designer', '#team'],
		['/keystatic/singleton/plans', '#plans'],
		['/keystatic/collection/mats/item/jute', '#jute'],
	] as const) {
		await page.locator('#form').evaluate((frame: HTMLIFrameElement, to) => {
			frame.src = to;
		}, address);
		await inView(place);
	}
	await page.close();
});

test('[OWN-4] emails are shown as they are sent, beside the form of their words', async () => {
	const page = await openForm('/keystatic/singleton/emails');
	const beside = page.frameLocator('#page');
	await beside.getByText('Registration for').first().waitFor();
	await form(page)
		.getByRole('textbox', { name: 'First sentence' })
		.first()
		.fill('Somebody wrote through the site.');
	await save(page);
	await beside.getByText('Somebody wrote through the site.').first().waitFor();
	await page.close();
});

test('[OWN-3] [OWN-4] what is wrong is told above the form, and is kept', async () => {
	const page = await openForm('/keystatic/singleton/company');
	await form(page).getByLabel(/Email/).fill('office@aeg-consultancy.in');
	await form(page).getByLabel('Still an example').first().uncheck();
	await save(page);
	await page.getByText(/“\+91 755 000 0000” is an example/).waitFor();
	assert.ok(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled());
	assert.equal(JSON.parse(copy.read('content/records/company.json')).email, 'office@aeg-consultancy.in');
	await page.close();
});

test('[OWN-3] [OWN-4] a form that cannot be saved, because of a value deep in a list, says so', async () => {
	const [date, until] = ['2099-01-01', '2099-02-01'];
	const call = { text: 'The call is open.', language: 'en', date, until, everywhere: true, divisions: [] };
	copy.record('announcements', (record) => Object.assign(record, { list: [call] }));
	const before = copy.read('content/records/announcements.json');
	const page = await openForm('/keystatic/singleton/announcements');
	await form(page).getByRole('row', { name: call.text }).first().click();
	const dialog = form(page).getByRole('dialog').last();
	await dialog.getByLabel('Sentence').fill('');
	await dialog.getByRole('button', { name: 'Done' }).click();
	await dialog.waitFor({ state: 'detached' });
	await save(page);
	await page.getByText('Nothing was saved: nothing was changed, or a value is missing').waitFor();
	assert.equal(copy.read('content/records/announcements.json'), before);
	await page.close();
});

test('[OWN-3] [OWN-4] the bar speaks of what is saved, and says so while the form or an open entry holds more', async () => {
	const page = await openForm('/keystatic/singleton/plans');
	const state = page.locator('#state');
	const unsaved = /^The form holds edits that are not saved/;
	await form(page).getByRole('row', { name: 'Pro' }).first().click();
	const dialog = form(page).getByRole('dialog').last();
	await state.filter({ hasNotText: unsaved }).waitFor();
	await dialog.getByRole('textbox', { name: /^Price/ }).fill('$59');
	await state.filter({ hasText: unsaved }).waitFor();
	await dialog.getByRole('button', { name: 'Done' }).click();
	await dialog.waitFor({ state: 'detached' });
	await state.filter({ hasText: unsaved }).waitFor();
	await page.locator('#undo').click();
	await page.getByText('Save the form first, or take its edits back').waitFor();
	await save(page);
	await state.filter({ hasNotText: unsaved }).waitFor();
	assert.match(copy.read('content/records/plans.json'), /\$59/);
	await page.close();
});

test('[OWN-4] a form does not write over what another program has saved since', async () => {
	const page = await openForm('/keystatic/collection/mats/item/jute');
	await form(page)
		.getByLabel(/Part of the plant/)
		.fill('Bast, by the form');
	copy.record('mats/jute', (mat) => Object.assign(mat, { part: 'Bast, by a program' }));
	await save(page);
	await form(page)
		.getByText(/was changed by another window or program/)
		.waitFor();
	assert.equal(JSON.parse(copy.read('content/records/mats/jute.json')).part, 'Bast, by a program');
	await page.close();
});

test('[OWN-5] a photo that is dropped is stored reduced, and the page shows it', async () => {
	const page = await openForm('/keystatic/collection/mats/item/coir');
	const chosen = page.waitForEvent('filechooser');
	await form(page).getByRole('button', { name: 'Choose file' }).click();
	const buffer = await photograph(4000, 3000, '#a9743c');
	await (await chosen).setFiles({ name: 'DSC 1.JPG', mimeType: 'image/jpeg', buffer });
	await form(page)
		.getByLabel(/What the picture shows/)
		.fill('A brown mat on a table');
	await save(page);
	const shown = page.frameLocator('#page').locator('img[alt="A brown mat on a table"]').first();
	await shown.waitFor();
	await shown.evaluate((image: HTMLImageElement) => image.decode());
	const { picture } = JSON.parse(copy.read('content/records/mats/coir.json'));
	assert.equal(picture.file, 'media/sources/mats/coir/picture/file.JPG');
	const { default: sharp } = await import('sharp');
	assert.equal((await sharp(join(copy.folder, picture.file)).metadata()).height, 1600);
	await page.close();
});
