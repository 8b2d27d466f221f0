import { expect, test } from '@playwright/test';
import { groupSlides } from '#content/group/group-slides.ts';
import { hydrated } from './hydrated.ts';

/** The home of the group. */

const [first = '', second = ''] = groupSlides.map(({ title }) => title);

test('[GROUP-6] a click on a slide beside its links goes to the page of the slide', { tag: '@full' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto('/OLDHome');
	await hydrated(page);
	await page.getByText(groupSlides[0]?.description ?? '').click();
	await expect(page).toHaveURL(/\/software$/);
});

test('[GROUP-4] dots choose a slide, and the slide stays while the carousel is paused', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/OLDHome');
	await hydrated(page);
	await page.getByRole('button', { name: 'Pause slides' }).click();
	await page.getByRole('button', { name: second }).click();
	await expect(page.getByRole('heading', { name: second, level: 2 })).toBeVisible();
	await expect(page.getByRole('heading', { name: first, level: 2 })).toBeHidden();
});

test('[GROUP-1] [MOT-1] under reduced motion no film is fetched', { tag: '@full' }, async ({ page }) => {
	const films: string[] = [];
	page.on('request', (request) => {
		if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
	});
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/OLDHome');
	await hydrated(page);
	await page.getByRole('button', { name: 'Next slide' }).click();
	await expect(page.getByRole('heading', { name: second, level: 2 })).toBeVisible();
	expect(films).toEqual([]);
});

test('[GROUP-9] the form sends nothing over the network and validates nothing', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/OLDHome');
	await hydrated(page);
	const asked: string[] = [];
	page.on('request', (request) => {
		if (/^https?:/.test(request.url()) && request.method() !== 'GET') asked.push(request.url());
		if (/\/api\//.test(request.url())) asked.push(request.url());
	});
	await page.getByLabel('Email', { exact: true }).fill('not an address');
	await page.getByLabel('Message', { exact: true }).fill('Good morning');
	await page.getByRole('button', { name: 'Send Message' }).click();
	await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Good morning');
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(page).toHaveURL(/\/OLDHome$/);
	expect(asked).toEqual([]);
});
