import { expect, type Locator, type Page, test } from '@playwright/test';
import { alive } from './alive.ts';
import { axeFindings } from './calm-checks.ts';
import { holdScript, wake } from './visit.ts';

/** The software division, as a client meets it. */

const pages = [
	'/software',
	'/contact',
	'/portfolio',
	'/services/mobile-app-development',
	'/services/WebHostingPage',
	'/services/api-development',
	'/services/custom-software-development',
	'/services/SEOServicesPage',
	'/services/web-development',
	'/services/technologies',
	'/services/service',
	'/services/AboutUs',
	'/services/Portfoliosec',
	'/services/Portfolio',
];

/** Pixels from the foot of the header to the top of something. */
async function belowHeader(page: Page, target: Locator): Promise<number> {
	const header = await page.locator('header[data-state]').boundingBox();
	const box = await target.boundingBox();
	return (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
}

/** Pixels of the page that lie beyond the screen. */
const beyondScreen = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of pages) {
	test(`[RT-46] ${path} has no axe violation and nothing wider than the screen`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		expect(await beyondScreen(page)).toBeLessThanOrEqual(0);
		await wake(page);
		expect(await axeFindings(page)).toEqual([]);
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	for (const path of ['/software', '/services/WebHostingPage', '/contact'])
		test(`[RT-46] ${path} is no wider than the screen`, async ({ page }) => {
			await page.goto(path);
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 844 });
				expect(await beyondScreen(page), `${width} px`).toBeLessThanOrEqual(0);
			}
		});

	test('[API-1] all three samples can be read', async ({ page }) => {
		await page.goto('/services/api-development');
		for (const name of ['REST', 'GraphQL', 'WebSocket'])
			await expect(page.getByRole('region', { name: `Code sample, ${name}` })).toBeVisible();
	});

	test('[SOFT-4] all three testimonials can be read', async ({ page }) => {
		await page.goto('/software');
		const slides = page.getByRole('group', { name: /of 3/ });
		for (const at of [0, 1, 2]) {
			await slides.nth(at).scrollIntoViewIfNeeded();
			await expect(slides.nth(at)).toBeVisible();
		}
	});

	test('[CTA-1] /contact lists the topics as links', async ({ page }) => {
		await page.goto('/contact');
		await expect(page.getByRole('link', { name: 'Free SEO audit' })).toHaveAttribute(
			'href',
			'/contact?topic=seo-audit#write',
		);
	});
});

test('[SOFT-1] the navigation holds the five anchors, and each lands below the header', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/software');
	await alive(page);
	const bar = page.getByRole('navigation', { name: 'Software', exact: true });
	for (const name of ['Home', 'Services', 'Technologies', 'About', 'Testimonials']) {
		await bar.getByRole('link', { name, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
		const section = page.locator(`#${name.toLowerCase()}`);
		await expect(section).toBeInViewport();
		if (name !== 'Home') expect(await belowHeader(page, section)).toBeGreaterThanOrEqual(-1);
	}
});

test('[SOFT-1] the navigation changes after 50 px of scroll, not at 50', async ({ page }) => {
	await page.goto('/software');
	await alive(page);
	const header = page.locator('header[data-state]');
	const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
	await scrollTo(50);
	await expect(header).toHaveAttribute('data-state', 'top');
	await scrollTo(51);
	await expect(header).toHaveAttribute('data-state', 'stuck');
});

test('[SOFT-1] [WDEV-1] on a small screen the anchors are in the menu', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const [path, anchor] of [
		['/software', 'Testimonials'],
		['/services/web-development', 'FAQ'],
	] as const) {
		await page.goto(path);
		await page.locator('summary', { hasText: 'Menu' }).click();
		await expect(page.getByRole('link', { name: anchor, exact: true })).toBeVisible();
	}
});

test('[SVC-1] the logo of a service page leads to /software', async ({ page }) => {
	for (const path of pages.filter((path) => path.startsWith('/services/'))) {
		await page.goto(path);
		await expect(page.locator('header a[href="/software"]').first(), path).toBeVisible();
	}
});

test('[WDEV-1] [API-1] the anchors of a service page are sections of it', async ({ page }) => {
	for (const [path, ids] of [
		['/services/web-development', ['services', 'pricing', 'team', 'projects', 'faq', 'contact']],
		['/services/api-development', ['features', 'docs', 'pricing']],
	] as const) {
		await page.goto(path);
		for (const id of ids) {
			await expect(page.locator(`header a[href="#${id}"]`).first()).toBeAttached();
			await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeVisible();
		}
	}
});

test('[CTA-1] every button of a service page leads to /contact with a known topic, or stays in the division', async ({
	page,
}) => {
	for (const path of pages.filter((path) => path.startsWith('/services/'))) {
		await page.goto(path);
		const ways = await page
			.locator('main a.btn')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
		expect(ways.length, path).toBeGreaterThan(0);
		for (const way of ways)
			expect(way, path).toMatch(/^(\/contact\?topic=[a-z-]+|#[a-z]+|\/services\/[A-Za-z]+)$/);
	}
});

test('[CTA-1] "Get Free SEO Audit" opens the form with its topic, which can be edited', async ({ page }) => {
	await page.goto('/services/SEOServicesPage');
	await page.getByRole('link', { name: 'Get Free SEO Audit' }).first().click();
	await expect(page).toHaveURL(/\/contact\?topic=seo-audit$/);
	const message = page.getByRole('textbox', { name: 'Message' });
	await expect(message).toHaveValue(/^Topic: Free SEO audit\n/);
	await message.fill('Our site is slow.');
	await expect(message).toHaveValue('Our site is slow.');
});

test('[CTA-1] what was typed before script came is kept beside the topic', async ({ page }) => {
	const letScriptCome = await holdScript(page);
	await page.goto('/contact?topic=seo-audit');
	const message = page.getByRole('textbox', { name: 'Message' });
	await message.fill('Our site is slow.');
	letScriptCome();
	await alive(page);
	await expect(message).toHaveValue(/^Topic: Free SEO audit\n.*Our site is slow\.$/s);
});

test('[CTA-1] an unknown topic is ignored', async ({ page }) => {
	await page.goto('/contact?topic=free-money');
	await alive(page);
	await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('[PORT-1] a preview follows the cursor and says so', async ({ page }) => {
	await page.goto('/portfolio');
	await alive(page);
	const screen = page.getByRole('region', { name: /^Preview: A shop/ });
	const article = page.getByRole('article').filter({ has: screen });
	await expect(article.getByText('Hover to interact')).toBeVisible();
	await screen.scrollIntoViewIfNeeded();
	const box = (await screen.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	await page.mouse.move(box.x + 50, box.y + 20);
	await expect(article.getByText('Interactive preview active')).toBeVisible();
	await expect(article.getByText('Hover to interact')).toBeHidden();
	const top = await screen.evaluate((element) => element.scrollTop);
	await page.mouse.move(box.x + 50, box.y + box.height - 20);
	await expect.poll(() => screen.evaluate((element) => element.scrollTop)).toBeGreaterThan(top);
	await page.mouse.move(0, 0);
	await expect(article.getByText('Hover to interact')).toBeVisible();
});

test('[PORT-1] by keyboard a preview is focused and scrolls by arrow keys', async ({ page }) => {
	await page.goto('/services/Portfolio');
	await alive(page);
	const screen = page.getByRole('region', { name: /^Preview: A shop/ });
	await screen.focus();
	await expect(page.getByText('Interactive preview active').first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => screen.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('[PORT-2] [MOT-1] under reduced motion a screenshot stays where it is', async ({ page }) => {
	await page.clock.install();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/services/Portfoliosec');
	await page.clock.runFor(5000);
	await alive(page);
	const screen = page.getByRole('region', { name: /^Screenshot/ }).first();
	await screen.hover();
	await page.clock.runFor(2000);
	expect(await screen.evaluate((element) => element.scrollTop)).toBe(0);
});

test('[MOT-1] nothing that has focus lies under the header of /services/web-development', async ({
	page,
}) => {
	await page.goto('/services/web-development');
	await alive(page);
	await page.locator('main a').first().focus();
	for (let stop = 0; stop < 24; stop++) {
		await page.keyboard.press('Tab');
		const held = page.locator('main :focus');
		if ((await held.count()) === 0) break;
		expect(await belowHeader(page, held)).toBeGreaterThanOrEqual(0);
	}
	await page.keyboard.press('Shift+Tab');
	expect(await belowHeader(page, page.locator(':focus'))).toBeGreaterThanOrEqual(0);
});

test('[WDEV-3] one question is open at a time', async ({ page }) => {
	await page.goto('/services/web-development');
	const questions = page.locator('#faq details');
	await expect(questions).toHaveCount(6);
	await questions.nth(0).locator('summary').click();
	await questions.nth(2).locator('summary').click();
	await expect(page.locator('#faq details[open]')).toHaveCount(1);
	await questions.nth(2).locator('summary').click();
	await expect(page.locator('#faq details[open]')).toHaveCount(0);
});

test('[API-1] "Advanced Topics" opens to eight links', async ({ page }) => {
	await page.goto('/services/api-development');
	const drawer = page.locator('details', { hasText: 'Advanced Topics' }).last();
	await expect(drawer.getByRole('link')).toHaveCount(0);
	await drawer.locator('summary').click();
	await expect(drawer.getByRole('link')).toHaveCount(8);
});
