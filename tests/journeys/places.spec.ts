import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Path, paths } from '#contract/paths.ts';
import { placeOf } from './at-rest.ts';
import { hydrated, laidOut, styled } from './hydrated.ts';
import { holdScript, visit } from './visit.ts';

/** RT-45: places on a page, and the way back to each of them. */

const expectPlace = async (page: Page, place: number) => {
	await expect.poll(() => placeOf(page)).toBe(place);
};

/** Two links of the page to sections of it, the first that lead far enough away to tell. */
async function sectionLinks(page: Page, path: Path): Promise<readonly [Locator, Locator]> {
	const addresses = await page.locator(`a[href^="${path}#"]:visible`).evaluateAll((links) => {
		const top = ({ hash }: HTMLAnchorElement) =>
			scrollY + (document.querySelector(hash)?.getBoundingClientRect().top ?? 0);
		const far = (links as HTMLAnchorElement[]).filter((link) => top(link) > innerHeight);
		return [...new Set(far.map((link) => link.getAttribute('href') ?? ''))];
	});
	const [first, second] = addresses.map((address) => page.locator(`a[href="${address}"]:visible`).first());
	if (!first || !second) throw new Error(`${path} has no two links to sections of it.`);
	return [first, second];
}

type Follow = (link: Locator) => Promise<void>;
const byPointer: Follow = (link) => link.click();
const byKeyboard: Follow = (link) => link.press('Enter');

/** Follows a link; says at which place the visitor left. */
async function leave(page: Page, link: Locator, how: Follow): Promise<number> {
	await link.focus();
	await placeOf(page);
	await link.evaluate((way) => {
		const note = () => Object.assign(document.documentElement.dataset, { left: String(Math.round(scrollY)) });
		way.addEventListener('click', note, { once: true });
	});
	await how(link);
	return Number(await page.locator('html').getAttribute('data-left'));
}

/** Follows a link to a section, which must then stand in the upper part of the screen. */
async function follow(page: Page, link: Locator, how: Follow): Promise<number> {
	const section = page.locator(new URL((await link.getAttribute('href')) ?? '', page.url()).hash);
	const left = await leave(page, link, how);
	const standsHigh = async () => {
		await placeOf(page);
		const top = await section.evaluate((box) => box.getBoundingClientRect().top / innerHeight);
		return top > -0.1 && top < 0.4;
	};
	await expect.poll(standsHigh).toBe(true);
	return left;
}

const ways: readonly [path: Path, name: string, how: Follow, tag: string][] = [
	[paths.software, 'a click', byPointer, '@full'],
	[paths.conference, 'the Enter key', byKeyboard, '@full'],
	[paths.conference, 'a click', byPointer, '@audit'],
	[paths.apis, 'a click', byPointer, '@audit'],
	[paths.webDevelopment, 'a click', byPointer, '@audit'],
];

for (const [path, name, how, tag] of ways)
	test(`[RT-45] on ${path} the first use of a link to a section by ${name} leads there; Back and Forward restore each place`, {
		tag,
	}, async ({ page }) => {
		await visit(page, path);
		await laidOut(page);
		const [first, second] = await sectionLinks(page, path);
		const start = await follow(page, first, how);
		const between = await follow(page, second, how);
		await page.goBack();
		await expectPlace(page, between);
		await page.goBack();
		await expectPlace(page, start);
		await page.goForward();
		await expectPlace(page, between);

		const away = page.locator(`footer a[href="${paths.technologies}"]`);
		const place = await leave(page, away, how);
		await expect(page).toHaveURL(paths.technologies);
		await expect(page.locator('h1')).toBeFocused();
		await expectPlace(page, 0);
		await page.goBack();
		await expect(page).toHaveURL((url) => url.pathname === path);
		await expectPlace(page, place);
	});

test('[RT-45] a place that was gone to before hydration is found again too', { tag: '@full' }, async ({
	page,
}) => {
	const letScriptCome = await holdScript(page);
	await page.goto(paths.software);
	const [first, second] = await sectionLinks(page, paths.software);
	await follow(page, first, byPointer);
	letScriptCome();
	await hydrated(page);
	await laidOut(page);
	const between = await follow(page, second, byPointer);
	await page.goBack();
	await expectPlace(page, between);
	await page.goBack();
	await expectPlace(page, 0);
});

/** Where the section that the address names stands below the top of the window, and where it should: clear of the header, and of a list that stays below it. */
const sectionOf = (page: Page) =>
	page.locator(':target').evaluate((section) => ({
		top: section.getBoundingClientRect().top,
		wanted:
			Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
			Number.parseFloat(getComputedStyle(section).scrollMarginTop),
	}));

for (const address of [
	`${paths.home}#contact`,
	`${paths.conference}#dates`,
	`${paths.conference}#register`,
	`${paths.conference}#contact`,
	`${paths.software}#testimonials`,
])
	test(`[RT-45] ${address} opens at its section and stays there while all else arrives; Tab goes on from it`, {
		tag: '@full',
	}, async ({ page }) => {
		for (const reducedMotion of ['no-preference', 'reduce'] as const)
			for (const width of [1440, 390]) {
				await page.emulateMedia({ reducedMotion });
				await page.setViewportSize({ width, height: 844 });
				// a document of its own: from one section to another of the same page would be none
				await page.goto('about:blank');
				await page.goto(address);
				await styled(page);
				await hydrated(page);
				await laidOut(page);
				await placeOf(page);
				const { top, wanted } = await sectionOf(page);
				expect(Math.abs(top - wanted), `${width} px, ${reducedMotion}`).toBeLessThan(2);
				await page.keyboard.press('Tab');
				const goesOn = await page
					.locator(':target')
					.evaluate((section) =>
						Boolean(
							section.compareDocumentPosition(document.activeElement ?? document.body) &
								Node.DOCUMENT_POSITION_FOLLOWING,
						),
					);
				expect(goesOn, `${width} px, ${reducedMotion}`).toBe(true);
			}
	});
