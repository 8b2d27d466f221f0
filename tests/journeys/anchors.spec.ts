import { expect, type Page, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { sitePaths } from '#app/editions/site-paths.ts';
import { builtPage } from '../built.ts';
import { laidOut, styled } from './hydrated.ts';
import { visit } from './visit.ts';

/** Every link of the site to a part of a page of ours: the part is there, and what one lands on says what the link said. */

/** Words that the specification gives to navigation, whatever the section says of itself; the first screen has its own title. */
const given: readonly string[] = ['Home', 'FAQ', 'Contact', 'People', 'Testimonials', 'Features'];

type Way = { readonly to: string; readonly words: string };

/**
 * What a built page links to, with the words of each link and of the entry that it stands in. The link past the header, and
 * dialogs, which are opened by one without script, have journeys of their own.
 */
async function waysOn(path: string): Promise<readonly Way[]> {
	const { document } = new JSDOM(await builtPage(path)).window;
	return [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"], header a[href*="#"]')].flatMap(
		(link) => {
			const [page, id] = (link.getAttribute('href') ?? '').split('#') as [string, string];
			const words =
				`${link.getAttribute('aria-label') ?? ''} ${(link.closest('main li') ?? link).textContent}`.trim();
			const isOurs = page === '' || page.startsWith('/');
			return isOurs && !id.startsWith('_') ? [{ to: `${page || path}#${id}`, words }] : [];
		},
	);
}

const ways = new Map<string, Set<string>>();
for (const path of sitePaths)
	for (const { to, words } of await waysOn(path)) ways.set(to, (ways.get(to) ?? new Set()).add(words));

const stems = (words: string) =>
	new Set(
		words
			.toLowerCase()
			.match(/[\p{L}\d]{3,}/gu)
			?.map((word) => word.slice(0, 4)),
	);

/** The heading of the part that the address names, of its tab or of its answer, and whether it can be seen. */
const landing = (page: Page) =>
	page.evaluate(() => {
		const id = location.hash.slice(1);
		const part = document.getElementById(id) ?? document.getElementById(`${id}-panel`);
		if (!part) return { says: undefined, seen: false };
		const heading =
			document.getElementById(`${id}-tab`) ??
			part.closest('details')?.querySelector('summary') ??
			(part.matches('h2, h3') ? part : part.querySelector(':is(h1, h2, h3, figcaption):not([inert] *)')) ??
			part;
		const { left, top, height } = heading.getBoundingClientRect();
		const [x, y] = [left + 8, top + Math.min(height, 60) / 2];
		const struck = document.elementFromPoint(x, y);
		return {
			says: `${part.closest('section')?.getAttribute('aria-label') ?? ''} ${heading.textContent} ${(heading.closest('.headline') ?? heading).nextElementSibling?.textContent ?? ''}`,
			seen: struck !== null && (heading.contains(struck) || struck.contains(heading)),
		};
	});

for (const width of [390, 1440])
	test(`[RT-45] every link to a part of a page lands on it, below the header, and it says what the link said, ${width} px wide @audit`, async ({
		page,
	}) => {
		test.setTimeout(240_000);
		await page.setViewportSize({ width, height: 844 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const faults: string[] = [];
		for (const [to, all] of ways) {
			// a document of its own for each, whichever came before
			await page.goto('about:blank');
			await visit(page, to);
			await styled(page);
			await laidOut(page);
			const seen = await expect
				.poll(async () => (await landing(page)).seen)
				.toBe(true)
				.then(
					() => true,
					() => false,
				);
			if (!seen) faults.push(`${to} is not to be seen`);
			const found = stems((await landing(page)).says ?? '');
			for (const words of all)
				if (!given.includes(words) && stems(words).isDisjointFrom(found)) faults.push(`${to} "${words}"`);
		}
		expect(faults).toEqual([]);
	});
