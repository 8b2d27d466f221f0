import { expect, test } from '@playwright/test';
import { alive } from './alive.ts';
import { holdScript } from './visit.ts';

/** How a page comes to life, and that nothing is lost meanwhile. */

test('[ERR-3] no script is asked for before load; web vitals come after the page is alive, and send nothing', async ({
	page,
}) => {
	const early: string[] = [];
	const sent: string[] = [];
	let loaded = false;
	page.on('request', (request) => {
		if (!loaded && request.url().endsWith('.js')) early.push(request.url());
		if (request.method() !== 'GET') sent.push(request.url());
	});
	page.on('load', () => {
		loaded = true;
	});
	const vitals = page.waitForRequest(/\/assets\/vitals-.*\.js$/);
	await page.goto('/faq');
	expect(early).toEqual([]);
	const measurement = (await vitals).url();
	expect(await page.locator('html').getAttribute('data-alive')).toBe('yes');

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

test('a browser that keeps nothing and refuses its stores still has the page dressed and alive', async ({
	page,
}) => {
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
	await alive(page);
	await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
	await expect(page.locator('html')).not.toHaveAttribute('data-folded');
	await page.getByRole('button', { name: 'Next slide' }).click();
	await expect(page.getByRole('group', { name: /^2 of 3/ })).toBeVisible();
	expect(failures).toEqual([]);
});

test('a page loaded anew comes back to its place', async ({ page }) => {
	await page.goto('/faq');
	await alive(page);
	await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
	await page.reload();
	await alive(page);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('an opened answer, typed words and the place on the page survive the coming to life', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.addInitScript(() => {
		window.requestIdleCallback = (call) =>
			setTimeout(() => call({ didTimeout: false, timeRemaining: () => 9 }), 1500) as unknown as number;
	});
	await page.goto('/faq');
	await expect(page.locator('html[data-arriving]')).toHaveCount(0);
	await page.evaluate(() => document.querySelector<HTMLElement>('main details summary')?.click());
	await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
	await alive(page);
	await expect(page.locator('link[rel=manifest]'), 'what is drawn only on a living page').toHaveCount(1);
	await expect(page.locator('main details').first()).toHaveAttribute('open', '');
	expect(await page.evaluate(() => window.scrollY)).toBe(150);

	await page.goto('/ContactForm');
	await page.evaluate(() => {
		const field = document.querySelector<HTMLInputElement>('main input[name=name]');
		if (field) field.value = 'Typed early';
	});
	await alive(page);
	await expect(page.locator('main input[name=name]')).toHaveValue('Typed early');
});

test('a press on a button that comes before React is given back', async ({ page }) => {
	// nothing turns by itself, so only the press can
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const letScriptCome = await holdScript(page);
	await page.goto('/');
	await page.getByRole('button', { name: 'Next slide' }).click();
	await expect(page.locator('h1')).toHaveText(/woven into one practice/);
	letScriptCome();
	await alive(page);
	await expect(page.locator('h1')).not.toHaveText(/woven into one practice/);
});

test("[MOT-1] a press on the footer's switch that comes before React is given back too", async ({ page }) => {
	await page.route('**/*.js', async (route) => {
		await new Promise((late) => setTimeout(late, 300));
		await route.continue();
	});
	await page.goto('/faq');
	await page.getByRole('button', { name: 'Pause motion' }).click();
	await alive(page);
	await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
	await expect(page.getByRole('button', { name: 'Allow motion' })).toBeVisible();
});
