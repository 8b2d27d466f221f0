import { expect, test } from '@playwright/test';
import { alive } from './alive.ts';

/** The foot of every page, and what floats beside it. */

test('[FOOT-1] [FOOT-2] [FOOT-3] [FOOT-4] the footer says who, where to, and how to reach us', async ({
	page,
}) => {
	await page.goto('/faq');
	const footer = page.locator('footer');
	await expect(footer.getByRole('link', { name: /AEG Consultancy Services/ })).toHaveAttribute('href', '/');
	await expect(footer).toContainText(/digital innovation/i);
	for (const name of ['Twitter', 'Instagram', 'LinkedIn', 'GitHub']) {
		await expect(footer.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('target', '_blank');
	}
	const addresses = (name: string) =>
		footer
			.getByRole('navigation', { name })
			.getByRole('link')
			.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
	expect(await addresses('Explore')).toEqual([
		'/',
		'/services/service',
		'/services/technologies',
		'/services/AboutUs',
		'/NewContactForm',
	]);
	expect(await addresses('Services')).toEqual(['/software', '/newconference', '/OLDHome']);
	await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
	await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
	await expect(footer.getByText(/Bhopal/)).not.toHaveAttribute('href', /./);
});

test('[FOOT-5] copyright of the current year, rights notice, 10 decorative threads', async ({ page }) => {
	await page.clock.setFixedTime('2031-05-01T12:00:00Z');
	await page.goto('/faq');
	await expect(page.locator('footer')).toContainText('All rights reserved');
	await alive(page);
	await expect(page.locator('footer')).toContainText('© 2031');
	await expect(page.locator('footer [aria-hidden] > i')).toHaveCount(10);
});

test('[FLOAT-1] chat and call float with one number on pages of the group and another, with a greeting, on those of software', async ({
	page,
}) => {
	const chatOn = async (path: string) => {
		await page.goto(path);
		const floats = page.getByRole('complementary', { name: 'Quick contact' });
		await expect(floats.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+91/);
		return new URL((await floats.getByRole('link', { name: /Chat/ }).getAttribute('href')) ?? '');
	};
	const general = await chatOn('/products');
	const software = await chatOn('/software');
	expect(general.pathname).not.toBe(software.pathname);
	expect(general.searchParams.get('text')).toBeNull();
	expect(software.searchParams.get('text')).toMatch(/AEG/);
});

test('[FLOAT-1] on a small screen chat and call go while one reads down, and come back on the way up and for the keyboard', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/About');
	await alive(page);
	const floats = page.getByRole('complementary', { name: 'Quick contact' });
	const chat = floats.getByRole('link', { name: /Chat/ });
	await expect(floats).toBeInViewport({ ratio: 1 });
	await page.mouse.wheel(0, 900);
	await expect(floats).not.toBeInViewport();
	await page.mouse.wheel(0, -200);
	await expect(floats).toBeInViewport({ ratio: 1 });
	await page.mouse.wheel(0, 900);
	await expect(floats).not.toBeInViewport();
	await chat.focus();
	await expect(floats).toBeInViewport({ ratio: 1 });
});
