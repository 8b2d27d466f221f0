import { expect, type Locator, type Page, test } from '@playwright/test';
import { labels } from '#content/field-words.ts';
import { messageWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import { type FieldName, fieldsOf, submissionPaths } from '#contract/submissions.ts';
import { placeOf } from './at-rest.ts';
import { styled } from './hydrated.ts';
import { nearForm, visit } from './visit.ts';

/** What a visitor sees once Send was pressed, on every page with a form, clear of all that stays at the top of the page. */

const forms = [
	...[
		paths.home,
		paths.landing,
		paths.contact,
		paths.contactFromFooter,
		paths.startProject,
		paths.proposal,
		paths.conference,
	].map((path) => ({ path, kind: 'message' as const })),
	...[paths.conference, paths.registration].map((path) => ({ path, kind: 'registration' as const })),
];

const values: Readonly<Partial<Record<FieldName, string>>> = {
	name: 'Meera',
	email: 'meera@vist.example',
	message: 'Please write.',
	phone: '0755',
	affiliation: 'VIST',
	department: 'Physics',
};

/** Whether the whole of a part is to be seen, once the page has come to rest. */
async function isClear(page: Page, part: Locator): Promise<boolean> {
	await expect(part).toBeVisible();
	await placeOf(page);
	return part.evaluate((element) => {
		const { left, top, bottom } = element.getBoundingClientRect();
		const at = (y: number) => document.elementFromPoint(left + 4, y);
		return element.contains(at(top + 2)) && element.contains(at(Math.min(bottom, innerHeight) - 2));
	});
}

for (const { path, kind } of forms)
	for (const width of [390, 1024, 1440])
		test(`[FORM-7] [FORM-10] what is said after sending a ${kind} on ${path} is not cut at ${width} px`, {
			tag: path === paths.contact && width === 390 ? [] : '@full',
		}, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await visit(page, path);
			await styled(page);
			const form = page.locator(`form[action="${submissionPaths[kind]}"]`);
			await nearForm(page, form);
			const send = form.locator('[type=submit]');
			await send.click();
			const summary = form.getByRole('alert');
			expect(await isClear(page, summary), 'the list of errors').toBe(true);
			const [last = 'name'] = fieldsOf(kind)
				.flatMap(([name, { required }]) => (required ? [name] : []))
				.toReversed();
			await summary.getByRole('link').last().click();
			expect(
				await isClear(page, form.getByText(labels[last as FieldName], { exact: true })),
				'the label',
			).toBe(true);
			for (const [name] of fieldsOf(kind))
				await form.locator(`[name=${name}]`).fill(values[name] ?? 'Something');
			await expect(summary).toHaveCount(0);
			await page.route(`**${submissionPaths[kind]}`, (route) => route.abort());
			await send.click();
			expect(await isClear(page, form.getByRole('alert')), 'the failure').toBe(true);
			await page.unroute(`**${submissionPaths[kind]}`);
			await page.route(`**${submissionPaths[kind]}`, (route) =>
				route.fulfill({ json: { success: true, reference: 'AEG-0000-0000-0000' } }),
			);
			await send.click();
			const alert = page.getByRole('alert');
			await expect(alert).toBeFocused();
			await expect(form).toBeHidden();
			expect(await isClear(page, alert), 'the receipt').toBe(true);
			await page.getByRole('button', { name: messageWords.receipt.again }).click();
			expect(await isClear(page, form.locator('[name=name]')), 'the form again').toBe(true);
		});
