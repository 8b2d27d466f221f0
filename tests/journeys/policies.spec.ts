import { expect, type Page, test } from '@playwright/test';
import { allPaths, paths } from '#contract/paths.ts';
import { addressOf } from './built.ts';
import { hydrated } from './hydrated.ts';
import { pageOfEachKind } from './page-of-each-kind.ts';
import { navigate } from './visit.ts';

/** What the pages may do under the policies that the server sends: everything they are made for, and nothing else. */

type Breaches = { readonly noteBreach: (breach: string) => void };

/** Notes every breach of a policy and every error, in this document and those after it. */
async function watchBreaches(page: Page): Promise<string[]> {
	const breaches: string[] = [];
	await page.exposeFunction('noteBreach', (breach: string) => void breaches.push(breach));
	await page.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
			(window as unknown as Breaches).noteBreach(
				`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
			),
		);
	});
	page.on('pageerror', ({ message }) => {
		// who walks on before the cross-fade is over skips it
		if (!message.startsWith('Transition was skipped')) breaches.push(`${page.url()}: ${message}`);
	});
	return breaches;
}

/** All addresses in three walks, which two workers share. */
const walks = [
	{ through: 'a page of each kind', along: pageOfEachKind, tag: [] },
	...[1, 2, 3].map((part) => ({
		through: `the addresses, ${part} of 3,`,
		along: allPaths.filter((_, at) => at % 3 === part - 1),
		tag: '@full',
	})),
];

for (const { through, along, tag } of walks)
	test(`a walk through ${through} on one document breaks no policy`, { tag }, async ({ page }) => {
		test.setTimeout(90_000);
		const breaches = await watchBreaches(page);
		await page.route(/\.(avif|webp|mp4|webm)$/, (route) => route.fulfill({ body: '' }));
		await page.goto(paths.faq);
		await hydrated(page);
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		for (const path of along) await navigate(page, path);
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
		expect(breaches).toEqual([]);
	});

test('script may not write markup into a page, nor make a policy that lets it', async ({ page }) => {
	await page.goto(paths.faq);
	const tried = await page.evaluate(() => {
		const outcome = (work: () => unknown) => {
			try {
				work();
				return 'done';
			} catch (problem) {
				return (problem as Error).name;
			}
		};
		const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string) => void } };
		return [
			outcome(() => {
				document.createElement('p').innerHTML = '<b>x</b>';
			}),
			outcome(() => {
				document.createElement('script').src = 'https://evil.example/';
			}),
			outcome(() => trustedTypes.createPolicy('default')),
		];
	});
	expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('[ERR-1] the error page stands under the policy too', { tag: '@full' }, async ({ page }) => {
	const breaches = await watchBreaches(page);
	await page.route(`**${addressOf('app/pages/software/services/technologies.tsx')}`, (route) =>
		route.abort(),
	);
	await page.goto(paths.faq);
	await hydrated(page);
	await navigate(page, paths.technologies);
	await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
	expect(breaches).toEqual([]);
});

test('words that a browser translated before hydration do not cost the page', async ({ page }) => {
	const breaches = await watchBreaches(page);
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			const heading = document.querySelector('h1');
			if (heading) heading.textContent = 'सम्मेलन: प्रश्न और उत्तर';
		});
	});
	await page.goto(paths.faq);
	await hydrated(page);
	await navigate(page, paths.about);
	await expect(page.locator('h1').first()).toBeVisible();
	expect(breaches.filter((breach) => !breach.includes('Minified React error #418'))).toEqual([]);
});

test('[CONT-1] a visitor who comes to the map by a link gets it, with the focus, and keeps what was typed', {
	tag: '@full',
}, async ({ page }) => {
	await page.route('https://www.openstreetmap.org/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
	);
	const breaches = await watchBreaches(page);
	await page.goto(paths.about);
	await hydrated(page);
	await page.locator(`header a[href="${paths.contact}"]:visible`).first().click();
	await expect(page.locator('h1')).toBeFocused();
	const main = page.getByRole('main');
	await main.getByLabel('Message', { exact: true }).fill('Written before the map.');
	await main.getByRole('button', { name: 'Load the map' }).click();
	const map = page.locator('iframe[title^="Map: "]');
	await expect(map.contentFrame().getByText('A map')).toBeVisible();
	await expect(map).toBeFocused();
	await expect(map).toBeInViewport();
	await expect(main.getByLabel('Message', { exact: true })).toHaveValue('Written before the map.');
	expect(breaches).toEqual([]);

	await main.getByRole('button', { name: 'Put the map away' }).click();
	await page.reload();
	await hydrated(page);
	await expect(main.getByRole('button', { name: 'Load the map' })).toBeVisible();
	await expect(map).toHaveCount(0);
});

test('nothing is asked of a third party on any kind of page', { tag: '@full' }, async ({ page }) => {
	const strangers = new Set<string>();
	page.on('request', (request) => {
		const { hostname, protocol } = new URL(request.url());
		if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.add(hostname);
	});
	for (const path of ['/', '/Conference', '/software', '/ContactForm', '/OLDHome', '/ConferenceGallery']) {
		await page.goto(path);
		await hydrated(page);
	}
	expect([...strangers]).toEqual([]);
});
