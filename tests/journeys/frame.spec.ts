import { expect, test } from '@playwright/test';
import { alive } from './alive.ts';
import { animationsOf } from './animations.ts';
import { holdScript, visit } from './visit.ts';

/** The frame around every page, as a visitor meets it. */

test('[BAR-1] the information bar shows address, e-mail, phone and social links from 768 px up', async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await page.goto('/faq');
	const bar = page.getByRole('region', { name: 'Contact details' });
	await expect(bar).toContainText('Bhopal');
	await expect(bar.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
	await expect(bar.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
	await expect(bar.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(4);
	await page.setViewportSize({ width: 767, height: 900 });
	await expect(bar).toBeHidden();
});

test('[HEAD-1] [HEAD-2] the header sticks beyond 40 px, hides going down past 100 px, shows going up', async ({
	page,
}) => {
	await page.goto('/products');
	const header = page.locator('header[data-state]');
	await expect(header).toHaveAttribute('data-state', 'top');
	await alive(page);
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
	await alive(page);
	await expect(sheet).toBeVisible();
	await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
	await expect(sheet).toBeHidden();
});

test('[HEAD-4] "Back to AEG" leads home from other pages and pulses for 5000 ms', async ({ page }) => {
	await page.goto('/About');
	const back = page.getByRole('link', { name: 'Back to AEG' });
	await expect(back).toHaveAttribute('href', '/');
	const pulses = await animationsOf(back);
	expect(pulses).toEqual([expect.objectContaining({ delay: 0, lasts: 5000 })]);
	expect(pulses[0]?.changes).toMatchObject({ opacity: ['1', '0'] });
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Back to AEG' })).toHaveCount(0);
});

test('[HEAD-5] the Conferences dropdown is marked "New" and offers four pages', async ({ page }) => {
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
	await alive(page);
	await page.keyboard.press('Escape');
	await expect(links.first()).toBeHidden();
	await expect(summary).toBeFocused();
});

test('[HEAD-6] "Home" on the other research and conference pages goes to /newconference', async ({
	page,
}) => {
	for (const path of ['/products', '/services', '/Achivements', '/Conference', '/faq']) {
		await page.goto(path);
		await expect(page.locator('header').getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
			'href',
			'/newconference',
		);
	}
});

test('[HEAD-7] on / and /nehome, "Home", "Achievements" and "Contact Us" scroll to those sections', async ({
	page,
}) => {
	for (const path of ['/', '/nehome']) {
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
	}
});

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

test('[RT-45] a navigation scrolls to the top and moves focus to the heading; back restores the place', async ({
	page,
}) => {
	await page.goto('/faq');
	await alive(page);
	const link = page.locator('footer').getByRole('link', { name: 'Technologies' });
	await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	const before = await page.evaluate(() => window.scrollY);
	await link.click();
	await expect(page).toHaveURL('/services/technologies');
	await expect(page.locator('h1')).toBeFocused();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL('/faq');
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('[RT-43] an unknown address answers 404 with the helpful page', async ({ page }) => {
	const answer = await page.goto('/no/such/page');
	expect(answer?.status()).toBe(404);
	await expect(page.locator('h1')).toHaveText('This page is not here');
	await expect(page.locator('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('[RT-44] /about and /FAQ/ lead to /About and /faq', async ({ page }) => {
	await page.goto('/about');
	await expect(page).toHaveURL('/About');
	await page.goto('/FAQ/');
	await expect(page).toHaveURL('/faq');
});

test('[ERR-1] [ERR-2] a page chunk that fails ends on the error screen with a way back and a retry', async ({
	page,
}) => {
	await page.route('**/assets/technologies-*.js', (route) => route.abort());
	await page.goto('/faq');
	await alive(page);
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

test('[ERR-2] a page chunk that does not arrive within 120000 ms ends on the error screen', async ({
	page,
}) => {
	await page.clock.install();
	await page.route('**/assets/technologies-*.js', () => {});
	await page.goto('/faq');
	await page.locator('body').press('Shift');
	await alive(page);
	await page.locator('footer').getByRole('link', { name: 'Technologies' }).click();
	await page.clock.runFor(119_000);
	await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error!');
	await page.clock.runFor(1_500);
	await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
});

test('[LIM-1] the menu gives way to the navigation at 1024 px, the bar appears at 768 px', async ({
	page,
}) => {
	await page.goto('/faq');
	for (const [width, bar, burger] of [
		[767, false, true],
		[768, true, true],
		[1023, true, true],
		[1024, true, false],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.getByRole('region', { name: 'Contact details' })).toBeVisible({ visible: bar });
		await expect(page.locator('summary', { hasText: 'Menu' })).toBeVisible({ visible: burger });
	}
});
