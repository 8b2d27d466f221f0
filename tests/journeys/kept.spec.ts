import { expect, test } from '@playwright/test';
import { company } from '#content/company.ts';
import { messageWords } from '#content/forms.ts';
import { matsNames } from '#content/records/index/mats-names.ts';
import { meta } from '#content/software/team.ts';
import { hydrated } from './hydrated.ts';
import { proceedings as photos } from './photos.ts';
import { holdScript, visit } from './visit.ts';

/** Words, places and titles that are kept where they are easily lost. */

test('[FORM-7] the error of a form does not go along in the title of the next page', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/ContactForm');
	await page.getByRole('button', { name: messageWords.button }).click();
	await expect(page).toHaveTitle(/^Error: /);
	await page.locator('footer').getByRole('link', { name: 'About' }).click();
	await expect(page).toHaveURL('/services/AboutUs');
	await expect(page).toHaveTitle(`${meta.title} | ${company.inTitles}`);
});

test('[CTA-1] a message about one mat is kept with that mat, and a link leads to it from the next one', {
	tag: '@full',
}, async ({ page }) => {
	const message = page.getByLabel('Message', { exact: true });
	await visit(page, '/ContactForm');
	await page.getByLabel('Name').fill('Meera');
	await visit(page, '/ContactForm?topic=mat-coir');
	await expect(message).toHaveValue(new RegExp(`^Topic: ${matsNames.coir}\n`));
	await message.press('ControlOrMeta+End');
	await page.keyboard.type('Forty square metres, please.');
	await visit(page, '/ContactForm?topic=mat-jute');
	await expect(message).toHaveValue(new RegExp(`^Topic: ${matsNames.jute}\n(?!.*Forty)`, 's'));
	await expect(page.getByLabel('Name')).toHaveValue('Meera');
	await page.getByRole('link', { name: matsNames.coir ?? '', exact: true }).click();
	await expect(message).toHaveValue(
		new RegExp(`^Topic: ${matsNames.coir}\n.*Forty square metres, please.$`, 's'),
	);
});

test('[PROC-3] text that is marked to beyond the dialog does not close it', { tag: '@full' }, async ({
	page,
}) => {
	await visit(page, '/ConferenceProceding');
	await page.getByRole('button', { name: /^Open/ }).first().click();
	const dialog = page.getByRole('dialog');
	const field = dialog.getByLabel('Password');
	await field.fill('half a password');
	const box = await field.boundingBox();
	if (box === null) throw new Error('the field is not shown');
	await page.mouse.move(box.x + 60, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.move(4, box.y + box.height / 2, { steps: 4 });
	await page.mouse.up();
	await expect(field).toHaveValue('half a password');
	await expect(dialog).toBeVisible();
	await page.mouse.click(4, 300);
	await expect(dialog).toBeHidden();
});

test('[GAL-1] arrows go on after a photo was chosen from the grid of the viewer', { tag: '@full' }, async ({
	page,
}) => {
	await visit(page, '/ConferenceProceding');
	await page.getByRole('button', { name: /all/i }).first().click();
	const viewer = page.getByRole('dialog');
	await viewer.getByRole('link').nth(4).press('Enter');
	await expect(viewer).toContainText(`5 of ${photos.length}`);
	await page.keyboard.press('ArrowRight');
	await expect(viewer).toContainText(`6 of ${photos.length}`);
});

test('[HEAD-3] the menu closes for the page one is on as for any other', { tag: '@full' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await visit(page, '/About');
	const menu = page.locator('header details', { has: page.getByText('Menu', { exact: true }) });
	await menu.locator('summary').click();
	await expect(menu).toHaveAttribute('open', '');
	await menu.getByRole('link', { name: 'About', exact: true }).click();
	await expect(menu).not.toHaveAttribute('open');
});

test('[HEAD-3] the bars of the menu are seen by those who chose their own colours', { tag: '@full' }, async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto('/About');
	const bar = page.locator('header summary i').first();
	const { line, ground } = await bar.evaluate((element) => ({
		line: getComputedStyle(element).borderTopColor,
		ground: getComputedStyle(document.body).backgroundColor,
	}));
	expect(line).not.toBe(ground);
	expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(3);
});

test('focus on a row of slides stays when the page is hydrated', { tag: '@full' }, async ({ page }) => {
	const letScriptCome = await holdScript(page);
	await page.goto('/Conference');
	const row = page.locator('[aria-roledescription="carousel"] > [tabindex="0"]').first();
	await row.focus();
	letScriptCome();
	await hydrated(page);
	await expect(page.locator('[aria-roledescription="carousel"] > [data-live]').first()).toBeFocused();
});
