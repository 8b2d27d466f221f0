import { expect, test } from '@playwright/test';
import { fee } from '#content/conference/fee.ts';
import { submission } from '#content/conference/guidelines.ts';
import { messageWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import { styled } from '../journeys/hydrated.ts';
import { headerStaysStill } from '../journeys/still-header.ts';
import { visit, visitOn, visitUnhydrated } from '../journeys/visit.ts';

/** The edition's page and its dates, as authors meet them. */

test('[CONF-6] [CONF-7] [CONF-8] an author reads tracks and dates, takes the template and submits', async ({
	page,
}) => {
	await visitOn(page, '2024-12-01T09:00:00+05:30', '/Conference');
	await expect(
		page.getByText('Registration is open until 31 December 2024 at 23:59 IST.').first(),
	).toBeVisible();
	const track = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: 'Emerging Trends in AI' }) });
	await track.getByRole('heading').click();
	await expect(track.getByText('AI in Healthcare')).toBeVisible();
	const dates = page.getByRole('table', { name: /Important dates/ });
	await expect(dates.getByRole('row').filter({ hasText: 'Full paper submission' })).toContainText(
		'14th Dec 2024',
	);
	await expect(dates.getByText('Passed')).toHaveCount(0);
	const template = page.getByRole('link', { name: /Paper template PDF/ });
	const pdf = await page.request.get((await template.getAttribute('href')) ?? '');
	expect(pdf.headers()['content-type']).toBe('application/pdf');
	await expect(page.getByText('Open until 14 December 2024 at 23:59 IST.')).toBeVisible();
	await page.getByRole('link', { name: submission.open.label }).click();
	await expect(page).toHaveURL(/#contact$/);
	const form = page.locator('#contact form');
	await form.getByLabel('Name').fill('A. Author');
	await form.getByLabel('Email').fill('author@example.org');
	await form
		.getByLabel('Message', { exact: true })
		.fill('Grid storage in Bhopal. Track 3. Abstract: measured on a rig.');
	await form.getByRole('button', { name: messageWords.button }).click();
	await expect(page.getByRole('alert')).toContainText('Message Submitted!');
});

test('[CONF-7] in January 2026 all dates are said to have passed, once, and the edition is held', async ({
	page,
}) => {
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/Conference');
	await expect(page.getByRole('table', { name: /Important dates/ }).getByText('Passed')).toHaveText([
		'All dates have passed',
	]);
	await expect(page.getByText(/^The conference is over\. See its proceedings/)).toBeVisible();
	await expect(page.getByText(/^Submission closed on 14 December 2024/)).toBeVisible();
});

const zones: readonly [zone: string, deadline: string][] = [
	['Pacific/Honolulu', '14 Dec 2024, 08:29 GMT-10'],
	['Europe/London', '14 Dec 2024, 18:29 GMT'],
	['Pacific/Auckland', '15 Dec 2024, 07:29 GMT+13'],
];

for (const [timezoneId, deadline] of zones) {
	test(`[CONF-7] a visitor in ${timezoneId} sees the same deadline as ${deadline}`, {
		tag: timezoneId === 'Pacific/Auckland' ? [] : '@full',
	}, async ({ browser }) => {
		const context = await browser.newContext({ timezoneId });
		const page = await context.newPage();
		await visitOn(page, '2024-12-01T09:00:00+05:30', '/Timeline');
		await expect(page.getByRole('row').filter({ hasText: 'Full paper submission' })).toContainText(deadline);
		await context.close();
	});
}

test('[CONF-7] a visitor in India sees no second time', { tag: '@full' }, async ({ browser }) => {
	const context = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
	const page = await context.newPage();
	await visitOn(page, '2024-12-01T09:00:00+05:30', '/Timeline');
	await expect(page.getByRole('table')).not.toContainText('for you');
	await context.close();
});

test('[CONF-1] [CONF-4] [CONF-9] the proceeding, the patrons, the map that asks nobody', {
	tag: '@full',
}, async ({ page }) => {
	const strangers: string[] = [];
	page.on('request', (request) => {
		if (!request.url().includes('127.0.0.1')) strangers.push(request.url());
	});
	await page.setViewportSize({ width: 390, height: 844 });
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/Conference');
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
	await expect(page.locator('#register form [type=submit]')).toBeVisible();
	expect(strangers).toEqual([]);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('[CONF-7] the page says the dates, and nothing that depends on the day it is read', async ({
		page,
	}) => {
		await page.goto('/Conference');
		await expect(page.getByText('Last date of registration: 31 December 2024 at 23:59 IST.')).toBeVisible();
		await expect(page.getByText(/is over|(?<!When the call )is open|closed on/)).toHaveCount(0);
		await expect(page.getByRole('table', { name: /Important dates/ })).toContainText('10th-11th Jan 2025');
		// it has records already, and is not over
		await expect(page.getByRole('link', { name: fee.ask.label })).toBeVisible();
	});
});

test('[CONF-1] [CONF-7] [CONF-8] a page left open over the end of registration and the conference says so by itself', async ({
	page,
}) => {
	await page.clock.install({ time: '2024-12-31T23:50:00+05:30' });
	await visit(page, '/Conference');
	await page.clock.pauseAt('2024-12-31T23:58:59+05:30');
	await expect(page.getByText(/^Registration is open until 31 December 2024/)).toBeVisible();
	const passed = page.getByRole('table', { name: /Important dates/ }).getByText('Passed');
	await expect(passed).toHaveCount(3);
	await page.clock.runFor(1000);
	await expect(page.getByText(/^Registration closed on 31 December 2024/)).toBeVisible();
	await expect(passed).toHaveCount(4);
	await page.clock.fastForward(12 * 86_400_000);
	await expect(page.getByText(/^The conference is over/)).toBeVisible();
	await expect(passed).toHaveText(['All dates have passed']);
});

test('[UPC-1] [PAST-1] [FAQ-1] hub, upcoming, past conferences and answers follow the clock', {
	tag: '@full',
}, async ({ page }) => {
	const says: readonly [path: string, open: string, over: string][] = [
		[
			'/UpcomingConference',
			'Registration is open until 31 December 2024',
			'The next conference has not been announced yet. Its dates, tracks and call for papers will appear here. AIC-RAETHM 2025 is over',
		],
		['/register', 'It is listed here when it is over', 'Held on 10–11 January 2025'],
		['/newconference', 'Still to come: 10–11 January 2025', 'Held on 10–11 January 2025'],
		['/faq', 'Registration is open until 31 December 2024', 'The conference is over'],
		['/registerConference', 'is open until 31 December 2024', 'AIC-RAETHM 2025 is over'],
	];
	for (const [path, open, over] of says) {
		await visitOn(page, '2024-12-01T09:00:00+05:30', path);
		await expect(page.getByRole('main'), path).toContainText(open);
		await visitOn(page, '2026-01-15T09:00:00+05:30', path);
		await expect(page.getByRole('main'), path).toContainText(over);
		await expect(page.getByRole('main'), path).not.toContainText(open);
	}
});

const states: readonly [moment: string, call: string][] = [
	['2024-12-01T09:00:00+05:30', 'Register'],
	['2025-01-02T09:00:00+05:30', 'Register interest'],
	['2026-01-15T09:00:00+05:30', 'Register interest'],
];

for (const [moment, call] of states)
	test(`on ${moment.slice(0, 10)} the header of a conference page says "${call}"`, {
		tag: call === 'Register' ? [] : '@full',
	}, async ({ page }) => {
		await visitOn(page, moment, '/Sponsor');
		const action = page.getByRole('banner').locator(`a[href="${paths.registration}"]:visible`);
		await expect(action).toHaveText(call);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
		await expect(action).toHaveText(call);
	});

test('[PAST-1] [UPC-1] an edition that is still to come is not among the past ones, nor called the last', async ({
	page,
}) => {
	const main = page.getByRole('main');
	const entry = main.getByRole('heading', { name: 'AIC-RAETHM 2025', exact: true });
	for (const moment of ['2024-12-01T09:00:00+05:30', '2025-01-02T09:00:00+05:30']) {
		await visitOn(page, moment, '/register');
		await expect(main).toContainText('AIC-RAETHM 2025 is on 10 and 11 January 2025');
		await expect(entry).toHaveCount(0);
		await expect(main).not.toContainText(/latest|awards/);
		await visitOn(page, moment, '/UpcomingConference');
		await expect(main).toContainText('AIC-RAETHM 2025 is on 10 and 11 January 2025');
		await expect(main).not.toContainText(/next conference|last edition/i);
	}
	await visitOn(page, '2026-01-15T09:00:00+05:30', '/register');
	await expect(entry).toHaveCount(1);
	await expect(main).toContainText(/awards/);
});

test('[HUB-4] "View Conference Calendar" leads to the timeline, which offers the feed', async ({ page }) => {
	await visitOn(page, '2024-12-01T09:00:00+05:30', '/newconference');
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

test('whatever the action of a conference says, all in the header stands where it stood', {
	tag: '@full',
}, async ({ page }) => {
	await visitUnhydrated(page, paths.faq);
	await styled(page);
	for (const width of [640, 1180, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		const places = await page
			.locator('header .btn [data-widest]')
			.first()
			.evaluate((words: HTMLElement) =>
				(words.dataset.widest ?? '').split('\n').map((label) => {
					words.textContent = label;
					const boxes = [...document.querySelectorAll('header a')].map((one) => one.getBoundingClientRect());
					return boxes.map(({ left, width }) => [left, width].join()).join(' ');
				}),
			);
		expect(places.length).toBeGreaterThan(1);
		expect(new Set(places).size).toBe(1);
	}
});

for (const width of [640, 1180, 1440])
	test(`[STATE-2] nothing in the header moves when script names the action, ${width} px wide`, {
		tag: width === 640 ? [] : '@full',
	}, async ({ page }) => {
		await page.clock.setFixedTime('2024-12-01T09:00:00+05:30');
		await headerStaysStill(page, paths.faq, width);
	});
