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

test('[HEAD-4] "Back to AEG" stands in full words at every width, in its frame and clear of its neighbours', async ({
	page,
}) => {
	for (const path of ['/ContactForm', '/Conference', '/software', '/services/web-development']) {
		await page.goto(path);
		for (const width of [320, 360, 390, 768, 1023, 1024, 1279, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			const back = page.getByRole('link', { name: 'Back to AEG' });
			const { words, cut, neighbours } = await back.evaluate((link: HTMLElement) => ({
				words: link.innerText.trim(),
				cut: [...link.childNodes].some((node) => {
					const range = document.createRange();
					range.selectNode(node);
					const [box, own] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
					return node.nodeType === Node.TEXT_NODE && (box.left < own.left || box.right > own.right);
				}),
				neighbours: [...(link.parentElement?.children ?? [])]
					.filter((other) => other !== link)
					.filter((other) => {
						const [box, own] = [other.getBoundingClientRect(), link.getBoundingClientRect()];
						return box.width > 0 && box.left < own.right && box.right > own.left;
					}).length,
			}));
			expect({ words, cut, neighbours }, `${path} at ${width}`).toEqual({
				words: 'Back to AEG',
				cut: false,
				neighbours: 0,
			});
		}
	}
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
	await hydrated(page);
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
