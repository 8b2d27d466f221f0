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
	test(`${intent} brings all that its page needs: the click comes through without the network`, async ({
		page,
		context,
	}) => {
		const here = new Set<string>();
		const lost: string[] = [];
		page.on('requestfinished', (request) => here.add(new URL(request.url()).pathname));
		page.on('requestfailed', (request) => lost.push(request.resourceType()));
		await visit(page, '/faq');
		await styled(page);
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

/** Notes what moves while one page gives way to the next. */
async function watchTransitions(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const begin = Document.prototype.startViewTransition;
		Document.prototype.startViewTransition = function (update) {
			const transition = begin.call(this, update);
			const { dataset } = document.documentElement;
			transition.ready.then(() => {
				dataset.place = String(window.scrollY);
				const moving = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
				dataset.moving = moving
					.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
					.map((effect) => `${effect.pseudoElement} ${effect.getTiming().duration}`)
					.join(', ');
			});
			transition.finished.then(() => {
				dataset.transitions = String(Number(dataset.transitions ?? 0) + 1);
			});
			return transition;
		};
	});
}

const transitions = (page: Page, count: number) =>
	expect(page.locator('html')).toHaveAttribute('data-transitions', String(count));
const moving = async (page: Page) =>
	(await page.locator('html').getAttribute('data-moving')) ?? 'nothing noted';

test('[RT-45] one page gives way to the next in a short cross-fade, the header only moves; Back the same, and to its place', async ({
	page,
}) => {
	await watchTransitions(page);
	await visit(page, '/faq');
	await laidOut(page);
	await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	const place = await page.evaluate(() => window.scrollY);
	await technologies(page).click();
	await transitions(page, 1);
	expect(await moving(page)).toContain('::view-transition-old(root) 220');
	expect(await moving(page)).toContain('::view-transition-group(header) 220');
	await expect(page.locator('h1')).toBeFocused();
	await expect(page.locator('html'), 'the new page shows from its top at once').toHaveAttribute(
		'data-place',
		'0',
	);
	await page.goBack();
	await transitions(page, 2);
	await expect(page).toHaveURL('/faq');
	await expect(page.locator('html')).toHaveAttribute('data-place', String(place));
});

for (const wish of ['reduced motion', 'the switch of the site'] as const)
	test(`[MOT-1] nothing moves from one page to the next under ${wish}`, async ({ page }) => {
		if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
		else await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
		await watchTransitions(page);
		await visit(page, '/faq');
		await technologies(page).click();
		await transitions(page, 1);
		expect(await moving(page)).toBe('');
		await expect(page.locator('h1')).toBeFocused();
	});

test('[RT-45] a browser that knows no transitions goes from page to page without, and says nothing of it', async ({
	page,
}) => {
	const complaints: string[] = [];
	page.on('console', (message) => complaints.push(message.text()));
	await page.addInitScript(() => {
		delete (Document.prototype as Partial<Document>).startViewTransition;
	});
	await visit(page, '/faq');
	await technologies(page).click();
	await expect(page).toHaveURL('/services/technologies');
	await expect(page.locator('h1')).toBeFocused();
	expect(complaints).toEqual([]);
});

test('the header marks the page one is on, as it is sent and after a navigation', async ({ page }) => {
	const marked = page.locator('header nav [aria-current="page"]').filter({ visible: true });
	await visit(page, '/services/technologies');
	await expect(marked).toHaveText(['Technologies']);
	await page.locator('header').getByRole('link', { name: 'Portfolio' }).click();
	await expect(page).toHaveURL('/services/Portfolio');
	await expect(marked).toHaveText(['Portfolio']);
});
