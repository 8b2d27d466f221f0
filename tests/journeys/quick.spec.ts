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

test('faces and drawings are fetched after the first paint, and without script at once', async ({
	page,
	browser,
}) => {
	const late: string[] = [];
	let loaded = false;
	page.on('load', () => {
		loaded = true;
	});
	page.on('request', (request) => {
		const file = new URL(request.url()).pathname;
		if (/\.woff2$|\/hall-[^/]*\.svg$/.test(file)) late.push(`${loaded ? 'after' : 'before'} load ${file}`);
	});
	await page.goto('/faq');
	await expect(page.locator('html[data-arriving]')).toHaveCount(0);
	expect(late).toHaveLength(3);
	expect(late.filter((request) => request.startsWith('before'))).toEqual([]);
	const family = () => getComputedStyle(document.querySelector('h1') as Element).fontFamily;
	expect(await page.evaluate(family)).toContain('Eczar Variable');

	const plain = await browser.newPage({ javaScriptEnabled: false });
	await plain.goto('/faq');
	expect(await plain.evaluate(family)).toContain('Eczar Variable');
	await plain.close();
});

test('a page loaded anew comes back to its place', async ({ page }) => {
	await page.goto('/faq');
	await alive(page);
	await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
	await page.reload();
	await alive(page);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('bands below the first view stay folded until the faces are there, and come whole for a visitor who is sent to a place', async ({
	page,
}) => {
	const folded = () =>
		page
			.locator('.wrap, .full')
			.evaluateAll((bands) => bands.filter((band) => getComputedStyle(band).animationName === 'fold').length);
	await page.route(/\/assets\/start-/, (route) => route.abort());
	await page.goto('/');
	expect(await folded()).toBeGreaterThan(4);
	await page.locator('body').press('Shift');
	expect(await folded(), 'any key unfolds them').toBe(0);
	await page.goto('/newconference#organize-tab');
	expect(await folded(), 'a place in the page').toBe(0);

	await page.unroute(/\/assets\/start-/);
	await page.goto('/About');
	await expect.poll(folded, 'one by one').toBe(0);
	await expect(page.locator('html[data-folded]')).toHaveCount(0);
	await page.reload();
	expect(await folded(), 'a page loaded anew').toBe(0);
});

test('folded bands unfold by themselves where no file of script comes', async ({ page }) => {
	await page.route('**/*.js', (route) => route.abort());
	await page.goto('/');
	const hidden = await page.locator('.wrap, .full').evaluateAll((bands) => {
		const root = document.documentElement;
		const count = () => bands.filter((band) => getComputedStyle(band).contentVisibility === 'hidden').length;
		const fold = (folded: boolean) => {
			root.toggleAttribute('data-folded', folded);
			return count();
		};
		const open = fold(false);
		const folded = fold(true);
		const folds = document
			.getAnimations()
			.filter((animation) => (animation as CSSAnimation).animationName === 'fold');
		const delays = new Set(folds.map((animation) => animation.effect?.getTiming().delay));
		for (const animation of folds) animation.finish();
		return { open, folded, delays: [...delays], after: count() };
	});
	expect(hidden.folded).toBeGreaterThan(4);
	expect(hidden).toMatchObject({ open: 0, delays: [1500], after: 0 });
});

test('what waits folded on a phone keeps its size', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.route('**/*.js', (route) => route.abort());
	for (const [path, selector] of [
		['/products', 'div.later'],
		['/services/Portfoliosec', '.later'],
	] as const) {
		await page.goto(path);
		const sizes = await page.locator(selector).evaluateAll((boxes) => {
			const measure = (folded: boolean) => {
				document.documentElement.toggleAttribute('data-folded', folded);
				return boxes.map((box) => [box.clientWidth, box.clientHeight]);
			};
			return { open: measure(false), folded: measure(true) };
		});
		expect(sizes.folded.length, path).toBeGreaterThan(1);
		expect(sizes.folded, path).toEqual(sizes.open);
	}
});

test('a phone asks for no picture of the second row before it has shown itself', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const [path, eager] of [
		['/products', 2],
		['/services/Portfoliosec', 1],
	] as const) {
		await page.goto(path);
		await alive(page);
		const before = await page.evaluate(() => {
			const [shown] = performance.getEntriesByName('first-contentful-paint');
			const asked = performance.getEntriesByType('resource');
			return asked.filter(
				({ name, startTime }) => name.includes('/pictures/') && startTime < (shown?.startTime ?? 0),
			).length;
		});
		expect(before, path).toBe(eager);
	}
});

test('nothing is asked of a third party on any kind of page', async ({ page }) => {
	const strangers = new Set<string>();
	page.on('request', (request) => {
		const { hostname, protocol } = new URL(request.url());
		if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.add(hostname);
	});
	for (const path of ['/', '/Conference', '/software', '/ContactForm', '/OLDHome', '/ConferenceGallery']) {
		await page.goto(path);
		await alive(page);
	}
	expect([...strangers]).toEqual([]);
});

test('an opened answer, typed words and the place on the page survive the coming to life', async ({
	page,
}) => {
	await page.addInitScript(() => {
		window.requestIdleCallback = (call) =>
			setTimeout(() => call({ didTimeout: false, timeRemaining: () => 9 }), 1500) as unknown as number;
	});
	await page.goto('/faq');
	await expect(page.locator('html[data-arriving]')).toHaveCount(0);
	await page.evaluate(() => document.querySelector<HTMLElement>('main details summary')?.click());
	await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
	await alive(page);
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

test('search opens by Ctrl-K and by its button, finds a page, and is a site map without script', async ({
	page,
	browser,
}) => {
	await page.goto('/faq');
	await alive(page);
	await page.keyboard.press('Control+K');
	const dialog = page.getByRole('dialog', { name: 'Search' });
	await dialog.getByRole('searchbox').fill('coir');
	await expect(dialog.getByRole('link').first()).toHaveAttribute('href', '/products');
	// the first Escape empties the field, as browsers do; the second closes
	await page.keyboard.press('Escape');
	await expect(dialog.getByRole('searchbox')).toHaveValue('');
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await page.getByRole('link', { name: 'Search', exact: true }).click();
	await expect(dialog).toBeVisible();

	const plain = await browser.newContext({ javaScriptEnabled: false });
	const map = await plain.newPage();
	await map.goto('/search');
	await expect(map.locator('main a')).toHaveCount(41);
	await expect(map.getByRole('searchbox')).toBeHidden();
	await plain.close();
});

for (const [path, width] of [
	['/', 412],
	['/services/WebHostingPage', 412],
	['/ConferenceGallery', 412],
	['/newconference', 412],
	['/Achivements', 412],
	['/faq', 412],
	['/Conference', 360],
] as const)
	test(`${path} does not move when its type arrives late, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 823 });
		const { promise: shown, resolve: letTypeCome } = Promise.withResolvers<void>();
		await page.route('**/*.woff2', async (route) => {
			await shown;
			await route.continue();
		});
		await page.addInitScript(() => {
			let moved = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
					moved += entry.value;
				document.documentElement.dataset.moved = moved.toFixed(2);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		await expect(page.locator('h1').first()).toBeVisible();
		letTypeCome();
		await page.waitForFunction(() => document.fonts.check('16px "Eczar Variable"'));
		await page.evaluate(
			() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
		);
		expect((await page.locator('html').getAttribute('data-moved')) ?? '0.00').toBe('0.00');
	});
