import { expect, test } from '@playwright/test';
import { office } from '#content/company.ts';
import { hydrated } from './hydrated.ts';

/** The group's pages of contact. */

test('[CONT-1] form, details with pin code, directions; the map asks nobody before it is loaded', async ({
	page,
}) => {
	const abroad: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).hostname !== '127.0.0.1') abroad.push(request.url());
	});
	await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
	await page.goto('/ContactForm');
	await hydrated(page);
	await expect(page.getByText(`Madhya Pradesh ${office.pinCode}`).first()).toBeVisible();
	await expect(page.getByRole('link', { name: /Open directions/ })).toHaveAttribute('href', /^https:/);
	expect(abroad).toEqual([]);
	const height = () =>
		page.locator('figure:has(button)').evaluate((map) => map.getBoundingClientRect().height);
	const drawn = await height();
	await page.getByRole('button', { name: 'Load the map' }).click();
	expect(await height(), 'nothing moves for the map').toBe(drawn);
	await expect(page.locator('iframe[title^="Map: "]')).toBeVisible();
	await expect.poll(() => abroad.length).toBeGreaterThan(0);
	expect(abroad.every((url) => url.startsWith('https://www.openstreetmap.org/'))).toBe(true);
});

test('[FLOAT-1] two different chat numbers, one with a greeting, and a call', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/WhatsAppButton');
	const chats = await page
		.locator('main a[href^="https://wa.me/"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	expect(new Set(chats.map((chat) => new URL(chat).pathname)).size).toBe(2);
	expect(chats.filter((chat) => new URL(chat).searchParams.has('text'))).toHaveLength(1);
	await page.goto('/ContactWidget');
	await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
	await expect(page.locator('main a[href^="https://wa.me/"]')).toBeVisible();
});
