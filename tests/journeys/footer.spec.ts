import { expect, test } from '@playwright/test';
import { addressLine, company, office, socials } from '#content/company.ts';
import { hydrated, laidOut } from './hydrated.ts';
import { visit } from './visit.ts';

/** The foot of every page, and what floats beside it. */

test('[FOOT-1] [FOOT-2] [FOOT-3] [FOOT-4] the footer says who, where to, and how to reach us', async ({
	page,
}) => {
	await page.goto('/faq');
	const footer = page.locator('footer');
	await expect(footer.getByRole('link', { name: new RegExp(company.mark) })).toHaveAttribute('href', '/');
	await expect(footer).toContainText(/digital innovation/i);
	for (const { name } of socials.accounts) {
		await expect(footer.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('target', '_blank');
	}
	const addresses = (name: string) =>
		footer
			.getByRole('navigation', { name })
			.getByRole('link')
			.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
	expect(await addresses('Explore')).toEqual([
		'/',
		'/services/service',
		'/services/technologies',
		'/services/AboutUs',
		'/NewContactForm',
	]);
	expect(await addresses('Services')).toEqual(['/software', '/newconference', '/OLDHome']);
	await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
	await expect(footer.getByRole('link', { name: office.phone })).toHaveAttribute('href', /^tel:/);
	await expect(footer.getByText(addressLine)).not.toHaveAttribute('href', /./);
});

test('[FOOT-5] copyright of the current year, rights notice, 10 decorative threads', async ({ page }) => {
	await page.clock.setFixedTime('2031-05-01T12:00:00Z');
	await page.goto('/faq');
	await expect(page.locator('footer')).toContainText('All rights reserved');
	await hydrated(page);
	await expect(page.locator('footer')).toContainText('© 2031');
	await expect(page.locator('footer [aria-hidden] > i')).toHaveCount(10);
});

test('[FLOAT-1] chat and call float with one number on pages of the group and another, with a greeting, on those of software', async ({
	page,
}) => {
	const chatOn = async (path: string) => {
		await page.goto(path);
		const floats = page.getByRole('complementary', { name: 'Quick contact' });
		await expect(floats.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+/);
		return new URL((await floats.getByRole('link', { name: /Chat/ }).getAttribute('href')) ?? '');
	};
	const general = await chatOn('/About');
	const software = await chatOn('/software');
	expect(general.pathname).not.toBe(software.pathname);
	expect(general.searchParams.get('text')).toBeNull();
	expect(software.searchParams.get('text')).toMatch(/\S/);
});

const floating = ['/', '/nehome', '/OLDHome', '/software', '/services/web-development'];
/** Pages that open with a form. */
const forms = ['/ContactForm', '/contact', '/ContactWidget', '/search'];

for (const width of [390, 768, 1024, 1440])
	test(`[FLOAT-1] at ${width} px chat and call are in view at every place of group and software pages, and over no words, fields or links`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const path of width < 1024 ? floating : [...floating, ...forms]) {
			await visit(page, path);
			await laidOut(page);
			const faults = await page.evaluate(async () => {
				const found = new Set<string>();
				const floats = document.querySelector('aside[aria-label="Quick contact"]') as HTMLElement;
				const read = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
				const matter = [
					...document.querySelectorAll('main :is(input, textarea, button), footer :is(a, button)'),
				];
				const words: Range[] = [];
				for (let text = read.nextNode(); text; text = read.nextNode()) {
					const { parentElement } = text;
					if (!text.nodeValue?.trim() || !parentElement?.closest('main, footer')) continue;
					if (!parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
					if (parentElement.closest('.vh')) continue;
					const range = document.createRange();
					range.selectNodeContents(text);
					words.push(range);
				}
				for (let top = 0; ; top += innerHeight / 3) {
					window.scrollTo({ top, behavior: 'instant' });
					await new Promise(requestAnimationFrame);
					const shelf = floats.getBoundingClientRect();
					const isWide = shelf.width >= document.documentElement.clientWidth;
					const end = (document.querySelector('footer') as HTMLElement).getBoundingClientRect().top;
					if (isWide && shelf.bottom > end + 1) found.add(`over the footer at ${top}`);
					// where the footer has come into view a wide shelf rests on it
					const isAtRest = isWide && Math.abs(shelf.bottom - end) <= 1;
					if (shelf.height === 0 || shelf.bottom > innerHeight + 1 || (shelf.top < 0 && !isAtRest))
						found.add(`gone at ${top}`);
					// a shelf that is as wide as the window is the foot of it; what it covers scrolls out from under it
					const boxes = isWide ? [] : [...floats.children];
					for (const part of [...words, ...matter])
						for (const box of boxes.map((one) => one.getBoundingClientRect()))
							for (const rect of part.getClientRects()) {
								// what stands further right in a strip is cut off at its edge
								const home = part instanceof Range ? part.startContainer.parentElement : part;
								const edge = home?.closest('[tabindex="0"]')?.getBoundingClientRect().right ?? innerWidth;
								const beside =
									rect.left >= Math.min(box.right, edge) || Math.min(rect.right, edge) <= box.left;
								if (!beside && rect.top < box.bottom && rect.bottom > box.top)
									found.add(`over "${part instanceof Range ? part : part.outerHTML}"`);
							}
					if (top + innerHeight >= document.documentElement.scrollHeight) break;
				}
				return [...found];
			});
			expect(faults, path).toEqual([]);
		}
	});

test('[FLOAT-1] on a small screen one button opens chat and call above it; Escape closes them and returns to it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await visit(page, '/software');
	const floats = page.getByRole('complementary', { name: 'Quick contact' });
	const open = floats.getByRole('button', { name: 'Chat or call' });
	const links = floats.getByRole('link');
	await expect(links).toHaveCount(0);
	await open.click();
	await expect(links).toHaveText([/Chat/, /Call/]);
	const [shelf, list] = await Promise.all([open.boundingBox(), links.last().boundingBox()]);
	expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(shelf?.y ?? 0);
	await page.keyboard.press('Escape');
	await expect(links).toHaveCount(0);
	await expect(open).toBeFocused();
});

test('[FLOAT-1] on a small screen a page that opens with a form has chat and call at its end, and its form has the screen', {
	tag: '@full',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of forms) {
		await visit(page, path);
		await laidOut(page);
		const open = page.getByRole('button', { name: 'Chat or call' });
		await expect(open, path).not.toBeInViewport();
		await open.scrollIntoViewIfNeeded();
		const [shelf, footer] = await Promise.all([open.boundingBox(), page.locator('footer').boundingBox()]);
		expect((shelf?.y ?? 0) + (shelf?.height ?? 0), path).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
	}
});

test('[FLOAT-1] on a small screen chat and call give way to typing and to the menu, and nothing moves for it', {
	tag: '@full',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await visit(page, '/nehome');
	await laidOut(page);
	const floats = page.getByRole('complementary', { name: 'Quick contact' });
	await expect(floats).toBeVisible();
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.getByRole('main').getByLabel('Name').focus();
	await expect(floats).toBeHidden();
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
	// the menu closes on scroll, also on what is left of the one before
	await expect(async () => {
		await page.locator('summary', { hasText: 'Menu' }).click();
		await expect(floats).toBeHidden({ timeout: 1000 });
	}).toPass();
	await page.keyboard.press('Escape');
	await expect(floats).toBeVisible();
});
