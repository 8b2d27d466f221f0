import { expect, test } from '@playwright/test';
import { editions } from '#app/editions/editions.ts';
import { questionsOf } from '#content/conference/faq.ts';
import { lastingState } from '#contract/dates.ts';
import { readyToWrite, visit } from './visit.ts';

const { current } = editions;
const questions = questionsOf(editions.current, lastingState(editions.current, Date.now()) === 'over');

/** Pages and a receipt on paper. */

const ink = 'rgb(26, 32, 46)';

for (const path of ['/', '/products', '/Conference', '/faq'])
	test(`${path} prints ink on white from a light and a dark screen, without what cannot be pressed on paper`, {
		tag: path === '/faq' ? [] : '@full',
	}, async ({ page }) => {
		const dyed = () =>
			page
				.locator('body, body *')
				.evaluateAll(
					(all) =>
						all.filter(
							(element) =>
								element.checkVisibility() && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
						).length,
				);
		await visit(page, path);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ media: 'print', colorScheme });
			for (const useless of ['body header', 'body footer', 'aside', 'form', 'button'])
				await expect(page.locator(useless).filter({ visible: true }), useless).toHaveCount(0);
			await expect(page.locator('h1'), colorScheme).toHaveCSS('color', ink);
			await expect.poll(dyed, `${colorScheme}: the ground of a button fades`).toBe(0);
		}
	});

test('the FAQ prints every answer, and where their links lead', async ({ page }) => {
	await visit(page, '/faq');
	await page.emulateMedia({ media: 'print' });
	const answers = page.locator('main details > div');
	await expect(answers).toHaveCount(questions.length);
	for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
	const address = await page
		.getByRole('link', { name: 'See the workshops' })
		.evaluate((link) => getComputedStyle(link, '::after').content);
	expect(address).toContain('/NewWorkshop');
});

test('the conference page prints every slide, patron and date, and nothing runs over the edge', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/Conference');
	await page.emulateMedia({ media: 'print' });
	await page.setViewportSize({ width: 680, height: 960 });
	for (const slide of await page.locator('[aria-roledescription="slide"]').all())
		await expect(slide.locator('h3')).toBeVisible();
	const patrons = await page
		.locator('section[tabindex="0"] li')
		.evaluateAll((all) => all.map((patron) => patron.getBoundingClientRect().right <= innerWidth));
	expect(patrons).not.toContain(false);
	await expect(page.locator('table tbody tr:visible')).toHaveCount(current.dates.length);
	for (const table of await page.locator('table').all())
		await expect(table).toHaveCSS('break-inside', 'avoid');
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
});

test('both come out of the printer on few sheets', { tag: '@full' }, async ({ page }) => {
	const sheets = async (path: string) => {
		await visit(page, path);
		const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
		return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
	};
	expect(await sheets('/faq')).toBeLessThanOrEqual(2);
	expect(await sheets('/Conference')).toBeLessThanOrEqual(8);
});

for (const script of [true, false])
	test(`[FORM-4] a receipt ${script ? 'with' : 'without'} script prints alone, under our name and its heading`, {
		tag: '@full',
	}, async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: script });
		const page = await context.newPage();
		await page.goto('/registerConference');
		if (script) await readyToWrite(page);
		for (const [label, words] of [
			['Name', 'Asha'],
			['Email', 'asha@example.org'],
			['Phone', '+91 99999 00000'],
			['Institute', 'State university'],
			['Department', 'Mechanics'],
		] as const)
			await page.getByLabel(label).fill(words);
		await page.locator('main').locator('form:has([name=department]) [type=submit]').click();
		await expect(page.getByText('Registration Successful!').filter({ visible: true })).toHaveCount(1);
		await page.emulateMedia({ media: 'print' });
		const shown = (selector: string) => page.locator(selector).filter({ visible: true });
		await expect(shown('h1')).toHaveCount(1);
		await expect(shown('main dd').first()).toHaveText(/^AEG-/);
		for (const useless of ['body header', 'body footer', 'aside', 'input', 'button', 'h2', 'main img'])
			await expect(shown(useless), useless).toHaveCount(0);
		const name = await page.locator('main').evaluate((main) => getComputedStyle(main, '::before').content);
		expect(name).toContain('AEG Consultancy Services');
		await context.close();
	});
