import { expect, type Page, test } from '@playwright/test';
import { axeFindings, dress, lostText, smallTargets, spaceText } from './calm-checks.ts';
import { obscuredStops } from './keyboard-walk.ts';
import { visit, visitStill, visitUnhydrated } from './visit.ts';

/** Calm and open to all, on one page of each kind; `npm run test:full -- audit` asks the same of every address. */

const kinds = [
	['/', 320, 'light'],
	['/OLDHome', 1280, 'dark'],
	['/ContactForm', 1280, 'forced colours'],
	['/newconference', 768, 'light'],
	['/Conference', 1280, 'dark'],
	['/software', 1280, 'light'],
	['/services/api-development', 320, 'dark'],
] as const;

/** Whose kind another page of `kinds` shares, in another dress. */
const further: readonly string[] = ['/OLDHome', '/newconference', '/software'];

for (const [path, width, look] of kinds) {
	test(`axe finds nothing on ${path} at ${width} px, ${look}`, {
		tag: further.includes(path) ? '@full' : [],
	}, async ({ page }) => {
		await dress(page, look, width);
		await visit(page, path);
		expect(await axeFindings(page)).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
	});
}

for (const [width, look] of [
	[320, 'light'],
	[1280, 'dark'],
] as const)
	test(`[FORM-10] axe finds nothing on a receipt at ${width} px, ${look}`, {
		tag: width === 320 ? [] : '@full',
	}, async ({ page }) => {
		await dress(page, look, width);
		await page.route('**/api/**', (route) =>
			route.fulfill({ json: { success: true, reference: 'AEG-0000-0000-0000' } }),
		);
		await visit(page, '/SubmitProposelForm');
		for (const [name, words] of Object.entries({ name: 'A', email: 'a@b.example', message: 'When?' }))
			await page.locator(`main form [name=${name}]`).fill(words);
		await page.locator('main form [type=submit]').click();
		await page.locator('main summary').click();
		expect(await axeFindings(page)).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
	});

test('axe finds nothing on /Conference where its scripts do not come', { tag: '@full' }, async ({ page }) => {
	await dress(page, 'light', 1280);
	await visitUnhydrated(page, '/Conference');
	expect(await axeFindings(page)).toEqual([]);
});

for (const path of ['/', '/services/web-development']) {
	test(`a walk by keyboard through ${path}, forwards and backwards, hides no stop`, {
		tag: path === '/' ? [] : '@full',
	}, async ({ page }) => {
		test.setTimeout(90_000);
		await dress(page, 'light', 1280);
		await visit(page, path);
		expect(await obscuredStops(page, 'Tab')).toEqual([]);
		expect(await obscuredStops(page, 'Shift+Tab')).toEqual([]);
	});
}

for (const path of ['/', '/services/WebHostingPage']) {
	test(`${path} at 320 px, as at 400 % zoom, with spaced text: nothing is cut off`, {
		tag: path === '/' ? [] : '@full',
	}, async ({ page }) => {
		await dress(page, 'light', 320);
		await visit(page, path);
		await spaceText(page);
		expect(await lostText(page)).toEqual([]);
	});
}

test('[MOT-1] one switch pauses what moves by itself, is remembered on the next page, and lets it move again', async ({
	page,
}) => {
	await visit(page, '/');
	await page.getByRole('button', { name: 'Pause motion' }).click();
	await visitStill(page, '/Conference');
	await expect(page.getByRole('button', { name: 'Allow motion' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Start slides' })).toBeVisible();
	await page.clock.runFor(30_000);
	await expect(page.getByRole('button', { name: 'Start slides' })).toBeVisible();
	await page.getByRole('button', { name: 'Allow motion' }).dispatchEvent('click');
	await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
});

/** How many things the page moves by itself for ever, or plays. */
const moving = (page: Page) =>
	page.evaluate(() => {
		const unending = document
			.getAnimations()
			.filter(
				({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
			);
		const playing = [...document.querySelectorAll('video')].filter((film) => !film.paused);
		return unending.length + playing.length;
	});

for (const path of ['/', '/OLDHome', '/Webinar'])
	test(`[MOT-1] the switch of the site stills everything on ${path}`, { tag: '@full' }, async ({ page }) => {
		await visit(page, path);
		const pauses = page.getByRole('button', { name: /^Pause (?!motion)/ });
		await expect(pauses).not.toHaveCount(0);
		expect(await moving(page)).toBeGreaterThan(0);
		await page.getByRole('button', { name: 'Pause motion' }).click();
		await expect(pauses).toHaveCount(0);
		expect(await moving(page)).toBe(0);
	});

test('[HOME-3] [MOT-1] the achievements strip moves 1 px every 70 ms, rests under the pointer and for focus, and its button stops and starts it', {
	tag: '@full',
}, async ({ page }) => {
	await visitStill(page, '/');
	const strip = page.locator('#achievements [role="region"], #achievements section[tabindex]').first();
	const at = () => strip.evaluate((element) => Math.round(element.scrollLeft));
	await strip.scrollIntoViewIfNeeded();
	const began = await at();
	await page.clock.runFor(7000);
	expect(await at()).toBe(began + 100);
	await strip.hover();
	const held = await at();
	await page.clock.runFor(7000);
	expect(await at()).toBe(held);
	await page.mouse.move(1, 1);
	await page.clock.runFor(700);
	expect(await at()).toBe(held + 10);
	await page.getByRole('button', { name: 'Pause achievements' }).focus();
	await page.clock.runFor(7000);
	expect(await at()).toBe(held + 10);
	for (const name of ['Pause achievements', 'Start achievements'])
		await page.getByRole('button', { name }).dispatchEvent('click');
	await page.clock.runFor(700);
	expect(await at()).toBe(held + 20);
});

test('[FOOT-5] [MOT-1] the threads of the footer drift only while motion is allowed', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/faq');
	const running = () =>
		page
			.locator('footer [aria-hidden] > i')
			.evaluateAll(
				(threads) =>
					threads.filter((thread) => getComputedStyle(thread).animationPlayState === 'running').length,
			);
	expect(await running()).toBe(10);
	await page.getByRole('button', { name: 'Pause motion' }).click();
	expect(await running()).toBe(0);
});

test('[MOT-1] without script nothing moves by itself', { tag: '@full' }, async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto('/');
	expect(await moving(page)).toBe(0);
	await page.close();
});
