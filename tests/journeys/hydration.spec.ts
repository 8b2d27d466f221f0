import { expect, test } from '@playwright/test';
import { groupSlides } from '#content/group/group-slides.ts';
import { slides } from '#content/group/home.ts';
import { addressOf } from './built.ts';
import { hydrated, styled } from './hydrated.ts';
import { holdScript } from './visit.ts';

/** Hydration, and that nothing of the visitor is lost meanwhile. */

test('[ERR-3] web vitals come after hydration, and send nothing', { tag: '@full' }, async ({ page }) => {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET') sent.push(request.url());
	});
	const vitals = page.waitForRequest(`**${addressOf('app/behaviours/vitals.ts')}`);
	await page.goto('/faq');
	const measurement = (await vitals).url();
	expect(await page.locator('html').getAttribute('data-hydrated')).toBe('yes');

	// figures are told when a page is hidden; the health is asked for last
	await page.evaluate(async (file) => {
		await import(file);
		Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
		document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
		window.dispatchEvent(new PageTransitionEvent('pagehide'));
		await fetch('/healthz');
	}, measurement);
	expect(sent).toEqual([]);
});

test('a browser that keeps nothing and refuses its stores still has the page styled and hydrated', {
	tag: '@full',
}, async ({ page }) => {
	const failures: Error[] = [];
	page.on('pageerror', (failure) => failures.push(failure));
	await page.addInitScript(() => {
		for (const store of ['localStorage', 'sessionStorage'])
			Object.defineProperty(window, store, {
				get() {
					throw new DOMException('refused', 'SecurityError');
				},
			});
	});
	await page.goto('/OLDHome');
	await hydrated(page);
	await styled(page);
	await page.getByRole('button', { name: 'Next slide' }).click();
	await expect(page.getByRole('group', { name: /^2 of 3/ })).toBeVisible();
	expect(failures).toEqual([]);
});

test('a page loaded anew comes back to its place', { tag: '@full' }, async ({ page }) => {
	await page.goto('/faq');
	await hydrated(page);
	await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
	await page.reload();
	await hydrated(page);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('an opened answer, typed words and the place on the page survive hydration', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const letScriptCome = await holdScript(page);
	await page.goto('/faq');
	await styled(page);
	await page.locator('main summary').first().click();
	await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
	letScriptCome();
	await hydrated(page);
	await expect(page.locator('main details').first()).toHaveAttribute('open', '');
	expect(await page.evaluate(() => window.scrollY)).toBe(150);

	await page.unrouteAll();
	const letFormCome = await holdScript(page);
	await page.goto('/ContactForm');
	await page.getByRole('main').getByLabel('Name').fill('Typed early');
	letFormCome();
	await hydrated(page);
	await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Typed early');
});

test('each press on a button that comes before hydration is replayed', { tag: '@full' }, async ({ page }) => {
	// nothing turns by itself, so only the presses can
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const letScriptCome = await holdScript(page);
	await page.goto('/');
	await page.getByRole('button', { name: 'Next slide' }).click({ clickCount: 2 });
	await expect(page.locator('h1')).toHaveText(slides[0]?.heading ?? '');
	letScriptCome();
	await hydrated(page);
	await expect(page.locator('h1')).toHaveText(slides[2]?.heading ?? '');
});

for (const [what, part] of [
	['on Pause', 'button:has-text("Pause slides")'],
	['on its surface', 'img'],
] as const)
	test(`[HERO-3] [MOT-1] a press ${what} stops the slider also when it comes before hydration`, {
		tag: '@full',
	}, async ({ page }) => {
		const letScriptCome = await holdScript(page);
		await page.goto('/');
		await page.locator(`#home ${part}`).first().click();
		letScriptCome();
		await hydrated(page);
		await expect(page.getByRole('button', { name: 'Start slides' })).toBeVisible();
	});

test('[GROUP-6] a press on a slide of the group that comes before hydration goes to its page', {
	tag: '@full',
}, async ({ page }) => {
	const letScriptCome = await holdScript(page);
	await page.goto('/OLDHome');
	await page.getByText(groupSlides[0]?.description ?? '').click();
	letScriptCome();
	await hydrated(page);
	await expect(page).toHaveURL(groupSlides[0]?.path ?? '');
});

test('[FLOAT-1] the chat sheet that is opened before hydration stays open', { tag: '@full' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const letScriptCome = await holdScript(page);
	await page.goto('/');
	await page.locator('button[popovertarget]').click();
	letScriptCome();
	await hydrated(page);
	await expect(page.locator('[popover]')).toBeVisible();
});

test("[MOT-1] a press on the footer's switch that comes before hydration is replayed too", {
	tag: '@full',
}, async ({ page }) => {
	const letScriptCome = await holdScript(page);
	await page.goto('/faq');
	await page.getByRole('button', { name: 'Pause motion' }).click();
	letScriptCome();
	await hydrated(page);
	await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
	await expect(page.getByRole('button', { name: 'Allow motion' })).toBeVisible();
});
