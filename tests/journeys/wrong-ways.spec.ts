import { expect, test } from '@playwright/test';
import { company } from '#content/company.ts';
import { notFound } from '#content/site/error-pages.ts';
import { pageIsLoading } from '#content/site/waiting.ts';
import { addressOf } from './built.ts';
import { hydrated } from './hydrated.ts';
import { holdScript, hydrate, visit } from './visit.ts';

/** Addresses that are not there or written otherwise, and pages that do not arrive. */

const technologies = `**${addressOf('app/pages/software/services/technologies.tsx')}`;
const startProject = `**${addressOf('app/pages/software/start-project.tsx')}`;

test('[RT-43] an unknown address answers 404 with the helpful page', async ({ page }) => {
	const answer = await page.goto('/no/such/page');
	expect(answer?.status()).toBe(404);
	await expect(page.locator('h1')).toHaveText(notFound.heading);
	await expect(page.locator('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('[RT-44] /about and /FAQ/ lead to /About and /faq', async ({ page }) => {
	await page.goto('/about');
	await expect(page).toHaveURL('/About');
	await page.goto('/FAQ/');
	await expect(page).toHaveURL('/faq');
});

test('[ERR-1] [ERR-2] a page chunk that fails ends on the error page with a way back and a retry', async ({
	page,
}) => {
	await page.route(technologies, (route) => route.abort());
	await page.goto('/faq');
	await hydrated(page);
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
	await expect(page).toHaveTitle(`Unexpected Application Error! | ${company.inTitles}`);
	await expect(page.locator('h1')).toBeFocused();
	await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
	await page.unroute(technologies);
	await page.getByRole('link', { name: 'Try again' }).click();
	await expect(page).toHaveURL('/services/technologies');
	await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error!');
});

test('[ERR-2] [CTA-1] the retry keeps what the address asks for', { tag: '@full' }, async ({ page }) => {
	await page.route(startProject, (route) => route.abort());
	await visit(page, '/services/SEOServicesPage');
	await page.getByRole('link', { name: 'Get Free SEO Audit' }).first().click();
	await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
	await page.unroute(startProject);
	await page.getByRole('link', { name: 'Try again' }).click();
	await expect(page).toHaveURL('/contact?topic=seo-audit');
	await hydrate(page);
	await expect(page.getByLabel('Message')).toHaveValue(/^Topic: Free SEO audit/);
});

test('[ERR-2] a page that lets itself be waited for says that it is loading', { tag: '@full' }, async ({
	page,
}) => {
	const letScriptCome = await holdScript(page, technologies);
	await visit(page, '/faq');
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	const said = page.getByRole('status').getByText(pageIsLoading);
	await expect(said).toBeVisible();
	expect(await said.evaluate((words) => getComputedStyle(words).animationDelay)).toBe('0.4s');
	letScriptCome();
	await expect(page).toHaveURL('/services/technologies');
	await expect(said).toHaveCount(0);
});

test('an address that ends in broken code shows its page', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/faq');
	await page.evaluate(() => {
		location.hash = '100%';
	});
	await expect(page).toHaveURL('/faq#100%');
	await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error!');
});

test('[ERR-2] a page chunk that does not arrive within 120000 ms ends on the error page', {
	tag: '@full',
}, async ({ page }) => {
	await page.clock.install();
	await page.route(technologies, () => {});
	await page.goto('/faq');
	await page.locator('body').press('Shift');
	await hydrated(page);
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await page.clock.runFor(119_000);
	await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error!');
	await page.clock.runFor(1_500);
	await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
});
