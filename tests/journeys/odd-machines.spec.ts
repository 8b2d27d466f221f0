import { expect, type Page, test } from '@playwright/test';
import { trouble } from '#content/odds.ts';
import { allPaths, paths } from '#contract/paths.ts';
import { field, main } from './form-page.ts';
import { oddMachines } from './odd-machines.ts';
import { navigate, visit, visitToWrite } from './visit.ts';

/** Browsers as other people have them: every page and both forms work there. */

/** What a page throws from now on. */
function failuresOf(page: Page): string[] {
	const failures: string[] = [];
	page.on('pageerror', (failure) => failures.push(`${page.url()}: ${failure}`));
	return failures;
}

for (const [machine, prepare] of Object.entries(oddMachines)) {
	test(`[ANY-4] a browser ${machine} sends a message and a registration`, async ({ page }) => {
		await prepare(page);
		const failures = failuresOf(page);
		await visitToWrite(page, paths.contact);
		await field(page, 'name').fill('Meera');
		await field(page, 'email').fill('meera@vist.example');
		await field(page, 'message').fill('Please send the brochure.');
		await main(page).locator('form [type=submit]').first().click();
		await expect(main(page)).toContainText('Message Submitted!');
		for (const button of await main(page).getByRole('button', { name: /copy/i }).all()) await button.click();
		await visitToWrite(page, paths.registration);
		await field(page, 'name').fill('Attendee');
		await field(page, 'email').fill('attendee@iit.example');
		await field(page, 'phone').fill('+91 00000 00001');
		await field(page, 'affiliation').fill('State technical university');
		await field(page, 'department').fill('Mechanical engineering');
		await main(page).locator('form:has([name=department]) [type=submit]').click();
		await expect(main(page)).toContainText('Registration Successful!');
		expect(failures).toEqual([]);
	});

	test(`[ANY-4] a browser ${machine} walks through every page`, async ({ page }) => {
		test.setTimeout(120_000);
		await prepare(page);
		const failures = failuresOf(page);
		await visit(page, paths.about);
		for (const path of allPaths) {
			await navigate(page, path);
			await expect(page.locator('h1'), path).not.toHaveText(trouble.heading);
		}
		expect(failures).toEqual([]);
	});

	test(`[ANY-4] a browser ${machine} opens every page`, { tag: '@audit' }, async ({ page }) => {
		test.setTimeout(300_000);
		await prepare(page);
		const failures = failuresOf(page);
		for (const path of allPaths) {
			await visit(page, path);
			await expect(page.locator('h1'), path).not.toHaveText(trouble.heading);
		}
		expect(failures).toEqual([]);
	});
}
