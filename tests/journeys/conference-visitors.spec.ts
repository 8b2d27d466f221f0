import { readFile } from 'node:fs/promises';
import { editions } from '#app/editions/editions.ts';
import { trackLinksOf } from '#app/editions/proceedings.ts';
import { photosIntroOf } from '#content/conference/proceedings.ts';
import { formsOf } from '#content/conference/registration-words.ts';
import { publications } from '#content/conference/sponsors.ts';
import { editionState } from '#contract/dates.ts';
import { password, pdf } from '../server/guarded-site.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './open-server.ts';
import { proceedings as photos } from './photos.ts';

const { current, published } = editions;
const forms = formsOf(current);

/** Attendee, sponsor and reader on the conference pages. */

/** Much red, hardly any green and blue. */
const red = /^rgb\((1[5-9]\d|2\d\d), [0-5]?\d, [0-5]?\d\)$/;

test('[RT-17] [FORM-4] an attendee registers, keeps the receipt and takes the calendar', async ({ page }) => {
	await page.goto('/newconference');
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Regist/ })
		.click();
	await expect(page).toHaveURL('/registerConference');
	await hydrated(page);
	const main = page.getByRole('main');
	await main.getByLabel('Name').fill('A. Attendee');
	await main.getByLabel('Email').fill('attendee@iit.example');
	await main.getByLabel('Phone').fill('+91 00000 00001');
	await main.getByLabel('Institute').fill('State technical university');
	await main.getByLabel('Department').fill('Mechanical engineering');
	await main.locator('form:has([name=department]) [type=submit]').click();
	await expect(page.getByRole('alert')).toHaveText('Registration Successful!');
	await expect(main.getByText(/^AEG(-[0-9A-Z]{4}){3}$/)).toBeVisible();
	await expect(main.getByText('attendee@iit.example')).toBeVisible();
	await expect(main.getByRole('button', { name: 'Print' })).toBeVisible();
	await expect(main.getByLabel('Name')).toHaveValue('');
	const days = main.getByRole('link', { name: /calendar/ });
	const { calendar } = forms[editionState(current, Date.now())];
	await expect(days).toHaveCount(calendar ? 1 : 0);
	if (!calendar) return;
	const feed = await page.request.get((await days.getAttribute('href')) ?? '');
	expect(feed.headers()['content-type']).toContain('text/calendar');
	expect(await feed.text()).toContain('BEGIN:VCALENDAR\r\n');
});

test('[SPON-1] [PROP-1] a sponsor compares the publication types and sends a proposal', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/Sponsor');
	await hydrated(page);
	for (const { name } of publications) {
		const card = page.getByRole('button', { name, exact: true });
		await card.click();
		const dialog = page.getByRole('dialog', { name });
		await expect(dialog.getByRole('listitem').first()).toBeVisible();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await expect(dialog).toBeHidden();
		await expect(card).toBeFocused();
	}
	await page.getByRole('link', { name: 'Submit a proposal' }).click();
	await expect(page).toHaveURL('/SubmitProposelForm');
	const main = page.getByRole('main');
	await main.getByLabel('Name').fill('A. Sponsor');
	await main.getByLabel('Email').fill('sponsor@industry.example');
	await main.getByLabel('Message').fill('Two days on natural fibres, in March.');
	await main.getByRole('button', { name: 'Send proposal' }).click();
	await expect(page.getByRole('alert')).toHaveText('Message Submitted!');
});

test('[PROC-2] [PROC-3] a reader is refused with a wrong password and gets the PDF with the right one', async ({
	page,
}) => {
	await page.goto('/ConferenceProceding');
	await hydrated(page);
	const opener = page.getByRole('button', { name: /Open with password.*Abstract Book/ });
	const dialog = page.getByRole('dialog', { name: 'Abstract Book' });
	const field = dialog.getByLabel('Password', { exact: true });
	await opener.click();
	await expect(field).toBeFocused();
	await field.fill('marigold');
	await field.press('Enter');
	const refusal = dialog.getByRole('alert');
	await expect(refusal).toHaveText(/Incorrect password/);
	await expect(refusal.getByText('Incorrect password')).toHaveCSS('color', red);
	const [box, below] = [await field.boundingBox(), await refusal.boundingBox()];
	expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? Infinity));
	await expect(field).toHaveAttribute('aria-invalid', 'true');
	await expect(field).toBeFocused();
	for (const close of [
		() => dialog.getByRole('button', { name: 'Cancel' }).click(),
		() => dialog.getByRole('button', { name: 'Close' }).click(),
		() => page.keyboard.press('Escape'),
	]) {
		await field.fill('marigold');
		await close();
		await expect(dialog).toBeHidden();
		await expect(opener).toBeFocused();
		await opener.click();
		await expect(field).toHaveValue('');
		await expect(dialog.getByRole('alert')).toHaveCount(0);
	}
	await field.fill(password);
	const download = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Download PDF' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('abstract-book.pdf');
	expect(await readFile(await file.path(), 'latin1')).toBe(pdf);
	await expect(dialog).toBeHidden();
});

test('[PROC-1] [PROC-5] a reader sees the tracks with their papers, a few photos, then all of them', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/ConferenceProceding');
	await hydrated(page);
	const trackLinks = trackLinksOf(published, editions.addressOf(published));
	const tracks = page.locator('#papers').getByRole('listitem');
	// a track whose papers nobody counted has an empty frame
	await expect(tracks).toHaveCount(published.tracks.length);
	for (const [at, { paperCount, type }] of trackLinks.entries())
		await expect(tracks.nth(at)).toContainText(new RegExp(`${paperCount} papers.*${type}`, 's'));
	const preview = page.locator('#photos');
	await expect(preview.getByRole('img')).toHaveCount(Math.min(3, photos.length));
	await preview.getByRole('button', { name: 'View All Photos' }).click();
	const viewer = page.getByRole('dialog', { name: photosIntroOf(photos).heading });
	await expect(viewer.getByRole('img')).toHaveCount(photos.length);
	await viewer.getByRole('link').first().click();
	await expect(viewer.getByRole('status')).toContainText(new RegExp(`(Photo|Picture) 1 of ${photos.length}`));
	await viewer.getByRole('button', { name: 'Previous picture' }).click();
	await expect(viewer.getByRole('status')).toContainText(
		new RegExp(`(Photo|Picture) ${photos.length} of ${photos.length}`),
	);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('[PROC-2] the right password answers with the PDF, a wrong one with a page that says so', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/ConferenceProceding');
		const summary = page.locator('#documents li').first();
		await summary.getByLabel('Password', { exact: true }).fill('marigold');
		await summary.getByRole('button', { name: 'Download PDF' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('The document could not be opened');
		await expect(page.getByRole('alert')).toHaveText('Incorrect password');
		await page.goBack();
		await summary.getByLabel('Password', { exact: true }).fill(password);
		const download = page.waitForEvent('download');
		await summary.getByRole('button', { name: 'Download PDF' }).click();
		expect((await download).suggestedFilename()).toBe('conference-summary.pdf');
	});

	test('[SPON-1] the five cards say everything', { tag: '@full' }, async ({ page }) => {
		await page.goto('/Sponsor');
		for (const { description, features } of publications) {
			const card = page.getByRole('main').getByRole('listitem').filter({ hasText: description }).first();
			await expect(card.locator('h3 > noscript')).toBeVisible();
			for (const words of [description, ...features])
				await expect(card.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible();
		}
	});
});
