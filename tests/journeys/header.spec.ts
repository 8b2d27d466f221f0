import { expect, test } from '@playwright/test';
import { company, office, socials } from '#content/company.ts';
import { animationsOf } from './animations.ts';
import { hydrated } from './hydrated.ts';
import { holdScript, visit } from './visit.ts';

/** The top of every page: information bar, header, menu. */

test('[BAR-1] the information bar shows address, email, phone and social links from 768 px up', async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await page.goto('/faq');
	const bar = page.getByRole('region', { name: 'Contact details' });
	await expect(bar).toContainText(company.city);
	await expect(bar.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
	await expect(bar.getByRole('link', { name: office.phone })).toHaveAttribute('href', /^tel:/);
	await expect(bar.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(socials.accounts.length);
	await page.setViewportSize({ width: 767, height: 900 });
	await expect(bar).toBeHidden();
});

test('[HEAD-1] [HEAD-2] the header sticks beyond 40 px, hides going down past 100 px, shows going up', async ({
	page,
}) => {
	await page.goto('/products');
	const header = page.locator('header[data-state]');
	await expect(header).toHaveAttribute('data-state', 'top');
	await hydrated(page);
	const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
	await scrollTo(41);
	await expect(header).toHaveAttribute('data-state', 'stuck');
	await scrollTo(400);
	await expect(header).toHaveAttribute('data-state', 'hidden');
	await scrollTo(399);
	await expect(header).toHaveAttribute('data-state', 'stuck');
});

test('[HEAD-3] on small screens the menu opens before script and closes on scroll', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const letScriptCome = await holdScript(page);
	await page.goto('/faq');
	await page.locator('summary', { hasText: 'Menu' }).click();
	const sheet = page.getByRole('navigation', { name: /menu/ });
	await expect(sheet).toBeVisible();
	letScriptCome();
	await hydrated(page);
	await expect(sheet).toBeVisible();
	await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
	await expect(sheet).toBeHidden();
});

test('[HEAD-4] "Back to AEG" leads home from other pages and pulses for 5000 ms', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/About');
	const back = page.getByRole('link', { name: 'Back to AEG' });
	await expect(back).toHaveAttribute('href', '/');
	const pulses = await animationsOf(back);
	expect(pulses).toEqual([expect.objectContaining({ delay: 0, lasts: 5000 })]);
	expect(pulses[0]?.changes).toMatchObject({ opacity: ['1', '0'] });
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Back to AEG' })).toHaveCount(0);
});

test('[HEAD-5] the Conferences dropdown is marked "New" and offers four pages', { tag: '@full' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto('/About');
	const summary = page.locator('header summary', { hasText: 'Conferences' });
	await expect(summary).toContainText('New');
	await summary.click();
	const links = page.locator('header details[open] a');
	await expect(links).toHaveText([
		'Upcoming Conferences',
		'Webinars',
		'Past Conferences',
		'Conference Videos & Galleries',
	]);
	const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	expect(addresses).toEqual(['/UpcomingConference', '/Webinar', '/register', '/ConferenceGallery']);
	await hydrated(page);
	await page.keyboard.press('Escape');
	await expect(links.first()).toBeHidden();
	await expect(summary).toBeFocused();
});

test('[HEAD-6] "Home" on the other research and conference pages goes to /newconference', {
	tag: '@full',
}, async ({ page }) => {
	for (const path of ['/products', '/services', '/Achivements', '/Conference', '/faq']) {
		await page.goto(path);
		await expect(page.locator('header').getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
			'href',
			'/newconference',
		);
	}
});

for (const path of ['/', '/nehome'])
	test(`[HEAD-7] on ${path}, "Home", "Achievements" and "Contact Us" scroll to those sections`, {
		tag: path === '/' ? [] : '@full',
	}, async ({ page }) => {
		await visit(page, path);
		for (const [name, id] of [
			['Contact Us', 'contact'],
			['Achievements', 'achievements'],
			['Home', 'home'],
		] as const) {
			const heading = page.locator(`#${id}`).getByRole('heading').first();
			await expect(heading).not.toBeInViewport();
			await page.locator('header').getByRole('link', { name, exact: true }).click();
			await expect(page).toHaveURL(`${path}#${id}`);
			await expect(heading).toBeInViewport({ ratio: 1 });
		}
	});

test('[LIM-1] [HEAD-3] the bar appears at 768 px, the action at 640, and at 1180 the menu gives way to the navigation', async ({
	page,
}) => {
	await page.goto('/faq');
	for (const [width, bar, action, burger] of [
		[639, false, false, true],
		[640, false, true, true],
		[767, false, true, true],
		[768, true, true, true],
		[1179, true, true, true],
		[1180, true, true, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.getByRole('region', { name: 'Contact details' })).toBeVisible({ visible: bar });
		await expect(page.locator('header .btn').first()).toBeVisible({ visible: action });
		await expect(page.locator('summary', { hasText: 'Menu' })).toBeVisible({ visible: burger });
		await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible({
			visible: !burger,
		});
	}
});

test('below 390 px the search is the first row of the menu, and gives the focus back to it', {
	tag: '@full',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await visit(page, '/faq');
	const search = page.getByRole('link', { name: 'Search', exact: true }).filter({ visible: true });
	await expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K');
	await page.setViewportSize({ width: 389, height: 800 });
	await expect(search).toHaveCount(0);
	const menu = page.locator('summary', { hasText: 'Menu' });
	await menu.click();
	const first = page.getByRole('navigation', { name: /menu/ }).getByRole('link').first();
	await expect(first).toHaveText('Search');
	expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await first.click();
	await expect(page.getByRole('searchbox')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(menu).toBeFocused();
});
