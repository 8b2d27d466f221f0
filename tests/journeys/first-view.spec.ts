import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { budgets } from '../budgets.ts';
import { alive } from './alive.ts';

/** What a page shows first, and what comes after it without moving anything. */

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
	const rulesAfterPaint = await page.evaluate(() => {
		const [shown] = performance.getEntriesByName('first-contentful-paint');
		const [rules] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rest-'));
		return (rules?.startTime ?? 0) - (shown?.startTime ?? 0);
	});
	expect(rulesAfterPaint, 'the rest of the rules').toBeGreaterThan(0);
	const family = () => getComputedStyle(document.querySelector('h1') as Element).fontFamily;
	expect(await page.evaluate(family)).toContain('Eczar Variable');

	const plain = await browser.newPage({ javaScriptEnabled: false });
	await plain.goto('/faq');
	expect(await plain.evaluate(family)).toContain('Eczar Variable');
	await plain.close();
});

test('bands below the first view stay folded until the faces are there, and come whole for a visitor who is sent to a place', async ({
	page,
}) => {
	const folded = () =>
		page
			.locator('.wrap, .full')
			.evaluateAll((bands) => bands.filter((band) => getComputedStyle(band).animationName === 'fold').length);
	const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
	await page.route(/\/assets\/start-/, () => {});
	await page.route(/\/assets\/rest-/, (route) => held.then(() => route.continue()));
	await page.goto('/');
	await page.locator('body').press('Shift');
	expect(await folded(), 'not before their rules are there').toBeGreaterThan(4);
	await expect(page.locator('head > link[href*="/rest-"]')).toHaveCount(1);
	letCome();
	await expect.poll(folded, 'any key unfolds them').toBe(0);

	await page.unrouteAll();
	await page.goto('/newconference#organize-tab');
	expect(await folded(), 'a place in the page').toBe(0);
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

for (const colorScheme of ['light', 'dark'] as const)
	test(`a phone sees the draft of the first cloth with the words, and the cloth lies on it square by square, ${colorScheme}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
		await page.route('**/pictures/hero/**', (route) => held.then(() => route.continue()));
		await page.goto('/', { waitUntil: 'commit' });
		const cloth = page.locator('#home [aria-hidden="false"]');
		await expect(cloth).toBeVisible();
		const draft = await colours(await cloth.screenshot());
		letCome();
		await expect
			.poll(() => cloth.locator('img').evaluate((img: HTMLImageElement) => img.complete))
			.toBe(true);
		const woven = await colours(await cloth.screenshot());
		const far = draft.filter((part, at) => Math.abs(part - (woven[at] ?? 0)) > 40).length;
		expect(far / draft.length).toBeLessThan(0.08);
	});

/** The colours of a picture, in squares of some 10 px: red, green and blue of each. */
async function colours(picture: Buffer): Promise<number[]> {
	return [...(await sharp(picture).resize(38, 35, { fit: 'fill' }).removeAlpha().raw().toBuffer())];
}

test('what waits folded on a phone keeps its size', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.route('**/*.js', (route) => route.abort());
	for (const [path, selector] of [
		['/products', 'div.later'],
		['/services/Portfoliosec', '.later'],
		['/OLdHome', '.later'],
		['/Conference', '.later'],
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

for (const [path, bands] of [
	['/', 1],
	['/OLDHome', 3],
] as const)
	test(`what stands beside and below the carousel of ${path} waits folded on a phone, out of sight, and moves nothing seen`, async ({
		page,
	}) => {
		await page.route('**/*.js', (route) => route.abort());
		for (const [width, waits] of [
			[320, 'hidden'],
			[412, 'hidden'],
			[767, 'hidden'],
			[768, 'visible'],
			[1440, 'visible'],
		] as const) {
			await page.setViewportSize({ width, height: 823 });
			await page.goto(path);
			const { open, folded } = await page.evaluate(() => {
				const below = '[aria-roledescription="carousel"] + .section > .wrap';
				const seen = 'h1, [aria-roledescription="slide"]:first-child :is(img, h2, p, dd, a)';
				const look = (fold: boolean) => {
					document.documentElement.toggleAttribute('data-folded', fold);
					return {
						waiting: [...document.querySelectorAll(`.beside, ${below}`)].map(
							(box) => getComputedStyle(box).contentVisibility,
						),
						below: document.querySelector(below)?.getBoundingClientRect().top,
						places: [...document.querySelectorAll(seen)].map((box) => box.getBoundingClientRect().top),
					};
				};
				return { open: look(false), folded: look(true) };
			});
			expect(folded.waiting, `${width} px`).toEqual(Array(bands).fill(waits));
			expect(open.waiting).toEqual(Array(bands).fill('visible'));
			if (waits === 'hidden') expect(folded.below, `${width} px`).toBeGreaterThan(823);
			expect(open.places.length).toBeGreaterThan(2);
			expect(folded.places, `${width} px`).toEqual(open.places);
		}
	});

test('a phone asks for no picture of a second row or slide before it has shown itself', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const [path, eager] of [
		['/products', 2],
		['/services/Portfoliosec', 1],
		['/OLdHome', 1],
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

for (const width of [390, 1440])
	test(`slides beside the first load nothing until they are shown, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		const posters: string[] = [];
		page.on('request', (request) => {
			const poster = /\/pictures\/films\/([a-z-]+)/.exec(request.url())?.[1];
			if (poster && !posters.includes(poster)) posters.push(poster);
		});
		await page.goto('/OLdHome');
		await alive(page);
		await page.waitForLoadState('networkidle');
		expect(posters).toHaveLength(1);
		await page.getByRole('button', { name: 'Next slide' }).click();
		await expect.poll(() => posters).toHaveLength(2);
		await page.getByRole('button', { name: 'Previous slide' }).click();
		await page.waitForLoadState('networkidle');
		expect(posters).toHaveLength(2);
	});

test('pictures of slides beside the first come by themselves where no file of script comes', async ({
	page,
}) => {
	await page.route('**/*.js', (route) => route.abort());
	await page.goto('/OLdHome');
	const later = page.locator('.later').nth(1);
	await expect(later).toHaveCSS('content-visibility', 'hidden');
	const delays = await later.evaluate((box) =>
		box.getAnimations().map((animation) => {
			const delay = animation.effect?.getTiming().delay;
			animation.finish();
			return delay;
		}),
	);
	expect(delays).toEqual([5000]);
	await expect(later).toHaveCSS('content-visibility', 'visible');
});

for (const [path, width] of [
	['/', 412],
	['/OLDHome', 412],
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

for (const [path, most] of [
	['/', budgets.framingHeaders],
	['/ConferenceProceding', budgets.headers],
] as const)
	test(`the headers of ${path} leave its first flight the room that its budget counts on`, async ({
		request,
	}) => {
		const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
		const lines = [
			'HTTP/1.1 200 OK',
			...answer.headersArray().map(({ name, value }) => `${name}: ${value}`),
			'',
		];
		expect(answer.headers()['content-encoding']).toBe('br');
		expect(lines.reduce((bytes, line) => bytes + line.length + 2, 0)).toBeLessThanOrEqual(most);
	});
