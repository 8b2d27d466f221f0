import { expect, type Page, test } from '@playwright/test';
import { animationsOf } from './animations.ts';
import { visit, visitStill } from './visit.ts';

/** The conference hub, the edition's page and its dates, as authors and organisers meet them. */

/** Opens a page on a day of the visitor's clock. */
async function on(page: Page, moment: string, path: string) {
	await page.clock.setFixedTime(moment);
	await visit(page, path);
}

test('[CONF-6] [CONF-7] [CONF-8] an author reads tracks and dates, takes the template and submits', async ({
	page,
}) => {
	await on(page, '2024-12-01T09:00:00+05:30', '/Conference');
	await expect(
		page.getByText('Registration is open until 31 December 2024, 23:59 IST.').first(),
	).toBeVisible();
	const track = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: 'Emerging Trends in AI' }) });
	await expect(track.getByText('AI in Healthcare')).toBeVisible();
	const dates = page.getByRole('table', { name: /Important dates/ });
	await expect(dates.getByRole('row').filter({ hasText: 'Full paper submission' })).toContainText(
		'14th Dec 2024',
	);
	await expect(dates.getByText('Passed')).toHaveCount(0);
	const template = page.getByRole('link', { name: /Paper template PDF/ });
	const pdf = await page.request.get((await template.getAttribute('href')) ?? '');
	expect(pdf.headers()['content-type']).toBe('application/pdf');
	await expect(page.getByText('Open until 14 December 2024, 23:59 IST.')).toBeVisible();
	await page.getByRole('link', { name: 'Submit online' }).click();
	await expect(page).toHaveURL(/#contact$/);
	const form = page.locator('#contact form');
	await form.getByLabel('Name').fill('A. Author');
	await form.getByLabel('Email').fill('author@example.org');
	await form.getByLabel('Message').fill('Grid storage in Bhopal. Track 3. Abstract: measured on a rig.');
	await form.getByRole('button', { name: 'Send message' }).click();
	await expect(page.getByRole('alert')).toContainText('Message Submitted!');
});

test('[CONF-7] in January 2026 every date is marked as passed and the edition as held', async ({ page }) => {
	await on(page, '2026-01-15T09:00:00+05:30', '/Conference');
	await expect(page.getByRole('table', { name: /Important dates/ }).getByText('Passed')).toHaveCount(5);
	await expect(
		page.getByText('Held on 10 and 11 January 2025. This page stays as its record.'),
	).toBeVisible();
	await expect(page.getByText(/^Submission for 2025 closed on 14 December 2024/)).toBeVisible();
});

const zones: readonly [zone: string, deadline: string][] = [
	['Pacific/Honolulu', '14 Dec 2024, 08:29 GMT-10'],
	['Europe/London', '14 Dec 2024, 18:29 GMT'],
	['Pacific/Auckland', '15 Dec 2024, 07:29 GMT+13'],
];

for (const [timezoneId, deadline] of zones) {
	test(`[CONF-7] a visitor in ${timezoneId} sees the same deadline as ${deadline}`, async ({ browser }) => {
		const context = await browser.newContext({ timezoneId });
		const page = await context.newPage();
		await on(page, '2024-12-01T09:00:00+05:30', '/Timeline');
		await expect(page.getByRole('row').filter({ hasText: 'Full paper submission' })).toContainText(deadline);
		await context.close();
	});
}

test('[CONF-7] a visitor in India sees no second time', async ({ browser }) => {
	const context = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
	const page = await context.newPage();
	await on(page, '2024-12-01T09:00:00+05:30', '/Timeline');
	await expect(page.getByRole('table')).not.toContainText('for you');
	await context.close();
});

test('[CONF-1] [CONF-4] [CONF-9] the proceeding, the patrons, the map that asks nobody', async ({ page }) => {
	const strangers: string[] = [];
	page.on('request', (request) => {
		if (!request.url().includes('127.0.0.1')) strangers.push(request.url());
	});
	await page.setViewportSize({ width: 390, height: 844 });
	await on(page, '2026-01-15T09:00:00+05:30', '/Conference');
	await expect(page.getByRole('link', { name: 'Conference Proceeding' })).toHaveAttribute(
		'href',
		'/ConferenceProceding',
	);
	const patrons = page.getByRole('region', { name: 'Patrons' });
	await expect(patrons.getByRole('img')).toHaveCount(4);
	await patrons.scrollIntoViewIfNeeded();
	await page.getByRole('button', { name: 'Next patrons' }).click();
	await expect.poll(() => patrons.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(0);
	await expect(page.getByRole('button', { name: 'Load the map' })).toBeVisible();
	await expect(page.getByRole('link', { name: /directions/ }).last()).toHaveAttribute('href', /^https:/);
	await expect(page.locator('#register form').getByRole('textbox')).toHaveCount(5);
	expect(strangers).toEqual([]);
});

test('[HUB-3] the tabs have addresses that Back respects; attend is open first', async ({ page }) => {
	await on(page, '2026-01-15T09:00:00+05:30', '/newconference');
	const selected = page.getByRole('tab', { selected: true });
	await expect(selected).toHaveText('Attend');
	await page.getByRole('tab', { name: 'Organize' }).click();
	await expect(page).toHaveURL(/\/newconference#organize$/);
	await expect(page.getByRole('link', { name: 'Request Conference Proposal' })).toBeVisible();
	await page.goBack();
	await expect(selected).toHaveText('Attend');
	await page.goto('/About');
	await visit(page, '/newconference#join');
	await expect(selected).toHaveText('Join');
});

test('[HUB-4] "View Conference Calendar" leads to the timeline, which offers the feed', async ({ page }) => {
	await on(page, '2026-01-15T09:00:00+05:30', '/newconference');
	await page.getByRole('link', { name: 'View Conference Calendar' }).click();
	await expect(page).toHaveURL(/\/Timeline$/);
	await expect(page.getByRole('link', { name: /Subscribe/ })).toHaveAttribute(
		'href',
		/^webcal:.*\/calendar\.ics$/,
	);
	const feed = await page.request.get('/calendar.ics');
	expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
	expect((await feed.text()).match(/BEGIN:VEVENT/g)).toHaveLength(5);
	const one = page.getByRole('link', { name: 'Calendar file: Conference' });
	const file = await page.request.get((await one.getAttribute('href')) ?? '');
	expect(await file.text()).toContain('DTEND;VALUE=DATE:20250112');
});

test('[HUB-2] on a phone the pages of the hub stand behind "Open Menu" and "Close Menu"', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await on(page, '2026-01-15T09:00:00+05:30', '/newconference');
	const pages = page.getByRole('navigation', { name: 'Conference pages' });
	await expect(pages).toBeHidden();
	await page.getByRole('button', { name: 'Open Menu' }).click();
	await expect(pages.getByRole('link', { name: 'Conference FAQ' })).toBeVisible();
	await page.getByRole('button', { name: 'Close Menu' }).click();
	await expect(pages).toBeHidden();
});

test('[HUB-7] "Send Message" sends nothing over the network', async ({ page }) => {
	await on(page, '2026-01-15T09:00:00+05:30', '/newconference#contact');
	const form = page.getByRole('tabpanel').locator('form');
	for (const label of ['Name', 'Email', 'Subject', 'Message']) await form.getByLabel(label).fill('typed');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await form.getByRole('button', { name: 'Send Message' }).click();
	await expect(form.getByLabel('Subject')).toHaveValue('typed');
	expect(asked.filter((url) => url.startsWith('http'))).toEqual([]);
});

test('[MENU-3] choosing a tile moves the highlight, shows its summary and leads nowhere by itself', async ({
	page,
}) => {
	await on(page, '2026-01-15T09:00:00+05:30', '/ConferenceMenu');
	const link = page.getByRole('link', { name: 'The coming series' });
	await expect(link).toBeHidden();
	await page.getByRole('button', { name: 'Upcoming Webinars' }).click();
	await expect(page.getByRole('button', { pressed: true })).toHaveText('Upcoming Webinars');
	await expect(page).toHaveURL(/\/ConferenceMenu$/);
	await link.click();
	await expect(page).toHaveURL(/\/Webinar$/);
});

test('[PLAN-3] the six features stand one below the other below 768 px, and side by side from there', async ({
	page,
}) => {
	await page.goto('/PlanScientificPage');
	const columns = async (width: number) => {
		await page.setViewportSize({ width, height: 1024 });
		const tiles = page.getByRole('main').getByRole('list').getByRole('listitem');
		await expect(tiles).toHaveCount(6);
		const lefts = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
		return new Set(lefts).size;
	};
	expect(await columns(767)).toBe(1);
	expect(await columns(768)).toBeGreaterThan(1);
});

test('[PLAN-3] the brochure is previewed from 768 px up and only a download below', async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto('/PlanScientificPage');
	const preview = page.getByRole('link', { name: 'Open the brochure (PDF)' });
	await expect(preview).toBeVisible();
	await page.setViewportSize({ width: 767, height: 1024 });
	await expect(preview).toBeHidden();
	const download = page.getByRole('link', { name: /Download Brochure/ }).first();
	await expect(download).toHaveAttribute('download', '');
	const pdf = await page.request.get((await download.getAttribute('href')) ?? '');
	expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('[WEB-1] the page fades in on load, and its highlight moves on every 5000 ms', async ({ page }) => {
	await visitStill(page, '/Webinar');
	const highlights = page.getByRole('region', { name: 'What the series will offer' });
	const [fade] = await animationsOf(highlights);
	expect(fade?.changes).toEqual({ opacity: ['0', '1'] });
	expect(fade?.lasts).toBeGreaterThan(0);
	const titles = await highlights.getByRole('heading', { level: 3 }).allTextContents();
	const current = highlights.locator('[data-current]').getByRole('heading');
	const before = titles.indexOf((await current.textContent()) ?? '');
	await page.clock.runFor(5000);
	await expect(current).toHaveText(titles[(before + 1) % 3] ?? '');
	await expect(highlights.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('[HUB-3] all four panels of the hub can be read', async ({ page }) => {
		await page.goto('/newconference');
		for (const words of ['Find a Conference', 'Request Conference Proposal', 'Recognition', 'Send Message'])
			await expect(page.getByText(words, { exact: true })).toBeVisible();
	});

	test('[MENU-3] every summary of the menu is there with its link', async ({ page }) => {
		await page.goto('/ConferenceMenu');
		for (const name of ['AIC-RAETHM 2025', 'Questions and answers', 'The coming series', 'Open the gallery'])
			await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
	});

	test('[CONF-7] the page says the dates and that the edition was held', async ({ page }) => {
		await page.goto('/Conference');
		await expect(page.getByText(/^Held on 10 and 11 January 2025/)).toBeVisible();
		await expect(page.getByRole('table', { name: /Important dates/ })).toContainText('10th-11th Jan 2025');
	});
});
