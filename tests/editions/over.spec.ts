import { expect, test } from '@playwright/test';
import { calls } from '#content/conference/registration-calls.ts';
import { onPages } from '#content/conference/registration-table.ts';
import { leadsOf } from '#content/conference/registration-words.ts';
import { paths } from '#contract/paths.ts';
import { edition2025 } from '../edition-2025.ts';
import { field, main } from '../journeys/form-page.ts';
import { headerStaysStill } from '../journeys/still-header.ts';
import { visitToWrite } from '../journeys/visit.ts';

/** A site that was built after the last day of its newest edition, with script and without. */

const { recorded } = onPages.over;

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
		test.use({ javaScriptEnabled });

		test('[STATE-2] every page says that the edition is over, and the header how to hear of the next', async ({
			page,
		}) => {
			for (const path of [paths.conference, paths.faq, paths.upcoming, paths.registration]) {
				await page.goto(path);
				await expect(main(page), path).toContainText(/was held on|Held on|is over/);
				await expect(main(page), path).not.toContainText(
					/is open until|Last date of registration:|Still to come/,
				);
				await expect(page.getByRole('banner').locator(`a[href="${paths.registration}"]:visible`)).toHaveText(
					calls.over,
				);
			}
		});

		test('[STATE-1] a registration records interest in the next conference, and offers no day that has passed', async ({
			page,
		}) => {
			await visitToWrite(page, paths.registration, javaScriptEnabled);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(onPages.over.heading);
			await expect(main(page)).toContainText(leadsOf(edition2025).over);
			await field(page, 'name').fill('A. Attendee');
			await field(page, 'email').fill('attendee@iit.example');
			await field(page, 'phone').fill('+91 00000 00001');
			await field(page, 'affiliation').fill('State technical university');
			await field(page, 'department').fill('Mechanical engineering');
			await main(page).getByRole('button', { name: onPages.over.button, exact: true }).click();
			await expect(page.getByText('Registration Successful!', { exact: true }).last()).toBeVisible();
			await expect(main(page)).toContainText(recorded);
			await expect(main(page).locator('a[href$=".ics"]')).toHaveCount(0);
		});

		test('[STATE-1] [CONF-7] that all dates have passed is said once, and none is offered for a calendar', async ({
			page,
		}) => {
			for (const path of [paths.conference, paths.timeline]) {
				await page.goto(path);
				await expect(main(page).getByText('Passed', { exact: true }), path).toHaveCount(0);
				await expect(main(page).getByText('All dates have passed', { exact: true }), path).toHaveCount(1);
				await expect(main(page).locator('a[href^="/calendar/"]'), path).toHaveCount(0);
			}
		});
	});

for (const path of [paths.conference, paths.faq])
	for (const width of [390, 640, 1180, 1440])
		test(`[STATE-2] nothing in the header of ${path} moves when script arrives, ${width} px wide`, async ({
			page,
		}) => {
			await headerStaysStill(page, path, width);
		});
