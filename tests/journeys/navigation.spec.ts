import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressesFor } from './built.ts';
import { laidOut, styled } from './hydrated.ts';
import { visit } from './visit.ts';

/** From one page to the next: what intent brings, and how the change looks. */

/** Ways to show that one means to follow a link, none of which follows it. */
const intents: Readonly<Record<string, (link: Locator) => Promise<void>>> = {
	'a pointer that rests on a link': (link) => link.hover(),
	'a focus that rests on a link': (link) => link.focus(),
	'a finger that touches a link': (link) => link.dispatchEvent('pointerdown', { pointerType: 'touch' }),
};

const technologiesModules = addressesFor('app/pages/software/services/technologies.tsx');
const technologies = (page: Page) => page.locator('footer').getByRole('link', { name: 'Technologies' });

for (const [intent, show] of Object.entries(intents))
	test(`${intent} brings all that its page needs: the click comes through without the network`, {
		tag: intent === 'a pointer that rests on a link' ? [] : '@full',
	}, async ({ page, context }) => {
		const here = new Set<string>();
		const lost: string[] = [];
		page.on('requestfinished', (request) => here.add(new URL(request.url()).pathname));
		page.on('requestfailed', (request) => lost.push(request.resourceType()));
		await visit(page, '/faq');
		await styled(page);
		// a part that is laid out late moves the link from under the pointer
		await laidOut(page);
		const missing = () => technologiesModules.filter((file) => !here.has(file));
		expect(missing().length).toBeGreaterThan(0);

		await show(technologies(page));
		await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
		await context.setOffline(true);
		await technologies(page).click();
		await expect(page).toHaveURL('/services/technologies');
		await expect(page.locator('h1')).toBeFocused();
		expect(lost.filter((kind) => kind === 'script' || kind === 'stylesheet')).toEqual([]);
	});

/** Notes each fade of a page: how long it is, and where the page stands as it begins. */
async function watchFades(page: Page): Promise<() => Promise<readonly string[]>> {
	await page.addInitScript(() => {
		const fades: string[] = [];
		Object.assign(window, { fades });
		const begin = Element.prototype.animate;
		Element.prototype.animate = function (frames, options) {
			const { duration } = options as KeyframeAnimationOptions;
			requestAnimationFrame(() =>
				fades.push(`${this.localName} ${duration} at ${Math.round(window.scrollY)}`),
			);
			return begin.call(this, frames, options);
		};
	});
	return () => page.evaluate(() => (window as unknown as { fades: string[] }).fades);
}

test('[RT-45] a new page fades in at its top, and that of Back at its place', async ({ page }) => {
	const fades = await watchFades(page);
	await visit(page, '/faq');
	await laidOut(page);
	await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	const place = await page.evaluate(() => Math.round(window.scrollY));
	await technologies(page).click();
	await expect(page.locator('h1')).toBeFocused();
	await expect.poll(fades).toEqual(['main 220 at 0']);
	await page.goBack();
	await expect(page).toHaveURL('/faq');
	await expect.poll(fades).toEqual(['main 220 at 0', `main 220 at ${place}`]);
});

for (const wish of ['reduced motion', 'the switch of the site'] as const)
	test(`[MOT-1] nothing moves from one page to the next under ${wish}`, { tag: '@full' }, async ({
		page,
	}) => {
		if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
		else await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
		const fades = await watchFades(page);
		await visit(page, '/faq');
		await technologies(page).click();
		await expect(page.locator('h1')).toBeFocused();
		expect(await fades()).toEqual([]);
	});

test('[RT-45] however soon Forward follows Back, page and address agree; nothing waits for a view transition', {
	tag: '@full',
}, async ({ page }) => {
	// one that the browser never gets to: before the page is there, nothing of it may depend on one
	await page.addInitScript(() => {
		const never = new Promise<undefined>(() => {});
		const skipTransition = () => {};
		const held = { finished: never, ready: never, updateCallbackDone: never, skipTransition };
		Document.prototype.startViewTransition = () => held as unknown as ViewTransition;
	});
	await visit(page, '/faq');
	await technologies(page).click();
	const heading = page.locator('h1');
	await expect(page).toHaveURL('/services/technologies');
	await expect(heading).toBeFocused();
	const name = (await heading.textContent()) ?? '';
	for (const wait of [0, 10, 30, 60, 120, 250]) {
		await page.evaluate(async (pause) => {
			const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
			history.back();
			await back;
			await new Promise((resolve) => setTimeout(resolve, pause));
			history.forward();
		}, wait);
		await expect(page).toHaveURL('/services/technologies');
		await expect(heading).toHaveText(name);
	}
	await page.goBack();
	await expect(page).toHaveURL('/faq');
	await expect(heading).not.toHaveText(name);
});

test('the header marks the page one is on, as it is sent and after a navigation', async ({ page }) => {
	const marked = page.locator('header nav [aria-current="page"]').filter({ visible: true });
	await visit(page, '/services/technologies');
	await expect(marked).toHaveText(['Technologies']);
	await page.locator('header').getByRole('link', { name: 'Portfolio' }).click();
	await expect(page).toHaveURL('/services/Portfolio');
	await expect(marked).toHaveText(['Portfolio']);
});
