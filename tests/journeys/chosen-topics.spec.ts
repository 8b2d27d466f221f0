import { expect, type Page, test } from '@playwright/test';
import { topicWords } from '#content/software/start-project.ts';
import { topics } from '#content/software/topics.ts';
import { hydrated } from './hydrated.ts';
import { holdScript } from './visit.ts';

/** A client's topic, from a service page into the submission. */

const audit = topics['seo-audit'].label;

test('[CTA-1] "Get Free SEO Audit" opens the form with its topic, which can be edited', async ({ page }) => {
	await page.goto('/services/SEOServicesPage');
	await page.getByRole('link', { name: 'Get Free SEO Audit' }).first().click();
	await expect(page).toHaveURL(/\/contact\?topic=seo-audit$/);
	const message = page.getByRole('textbox', { name: 'Message' });
	await expect(message).toHaveValue(new RegExp(`^Topic: ${audit}\n`));
	await message.fill('Our site is slow.');
	await expect(message).toHaveValue('Our site is slow.');
});

test('[CTA-1] what was typed before script came is kept beside the topic', { tag: '@full' }, async ({
	page,
}) => {
	const letScriptCome = await holdScript(page);
	await page.goto('/contact?topic=seo-audit');
	const message = page.getByRole('textbox', { name: 'Message' });
	await message.fill('Our site is slow.');
	letScriptCome();
	await hydrated(page);
	await expect(message).toHaveValue(new RegExp(`^Topic: ${audit}\n.*Our site is slow\\.$`, 's'));
});

test('[CTA-1] an unknown topic is ignored', { tag: '@full' }, async ({ page }) => {
	await page.goto('/contact?topic=free-money');
	await hydrated(page);
	await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

const topicField = (page: Page) => page.getByRole('combobox', { name: topicWords.label });

test('[CTA-1] a chosen topic begins the message and stands in the address; none takes it away again', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/contact');
	await hydrated(page);
	await topicField(page).selectOption({ label: audit });
	await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(`^Topic: ${audit}\n`));
	await expect(page).toHaveURL('/contact?topic=seo-audit');
	await topicField(page).selectOption({ label: topicWords.none });
	await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
	await expect(page).toHaveURL('/contact');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('[CTA-1] the form is complete and offers no field that would do nothing', { tag: '@full' }, async ({
		page,
	}) => {
		await page.goto('/contact');
		await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
		await expect(topicField(page)).toBeHidden();
	});
});
