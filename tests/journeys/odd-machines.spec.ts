import { expect, test } from '@playwright/test';
import { trouble } from '#content/site/error-pages.ts';
import { allPaths, paths } from '#contract/paths.ts';
import { failuresOf } from './failures-of.ts';
import { field, main } from './form-page.ts';
import { oddMachines } from './odd-machines.ts';
import { navigate, readyToWrite, visit, visitToWrite } from './visit.ts';

/** Browsers as other people have them: every page and both forms work there. */

for (const [machine, prepare] of Object.entries(oddMachines)) {
	test(`[ANY-4] a browser ${machine} sends a message and a registration`, { tag: '@full' }, async ({
		page,
	}) => {
		await prepare(page);
		const failures = failuresOf(page);
		await page.goto(paths.contact);
		// before script comes
		await field(page, 'name').fill('Meera');
		await readyToWrite(page);
		await expect(field(page, 'name')).toHaveValue('Meera');
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

	test(`[ANY-4] a browser ${machine} opens every page, and walks through all of them`, {
		tag: '@audit',
	}, async ({ page }) => {
		test.setTimeout(300_000);
		await prepare(page);
		const failures = failuresOf(page);
		for (const go of [visit, navigate])
			for (const path of allPaths) {
				await go(page, path);
				await expect(page.locator('h1'), path).not.toHaveText(trouble.heading);
			}
		expect(failures).toEqual([]);
	});
}
