import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { trouble } from '#content/site/error-pages.ts';
import { places } from './places.ts';
import { makeSecondBuild, ownFiles } from './second-build.ts';
import { alive, countDocuments, openSite, scriptOf } from './site.ts';

/** ANY-3: two real builds. The first is taken from under the tabs of visitors, wherever in the site they are. */

const first = 'build';
let second: ReturnType<typeof makeSecondBuild>;
let site: Awaited<ReturnType<typeof openSite>>;
before(async () => {
	second = makeSecondBuild();
	site = await openSite();
});
after(async () => {
	await site?.close();
	second?.delete();
});

test('the second build has none of the scripts and style sheets of the first', () => {
	const there = new Set(ownFiles(second.build));
	const shared = ownFiles(first).filter((file) => there.has(file));
	// icons and lists that import nothing stay what they are
	assert.ok(shared.length < ownFiles(first).length / 2, shared.join(' '));
	for (const name of ['client-', 'layouts-', 'shared-', 'technologies-', 'style-', 'search-dialog-'])
		assert.ok(!shared.some((file) => file.startsWith(name)), `${name} is the same: ${shared.join(' ')}`);
});

for (const { name, path, options, before: act, next, leadsTo, kept } of places)
	test(`[ANY-3] a tab in ${name}: one load, nothing lost, no error page`, async () => {
		await site.serve(first);
		const page = await site.open(path, options);
		const failures: Error[] = [];
		page.on('pageerror', (failure) => failures.push(failure));
		const older = await scriptOf(page);
		await act(page);
		await site.serve(second.build);
		const documents = countDocuments(page);
		await next(page);
		await expect(page).toHaveURL(leadsTo);
		await expect.poll(documents).toBe(1);
		await alive(page);
		assert.notEqual(await scriptOf(page), older);
		await expect(page.locator('h1')).not.toHaveText(trouble.heading);
		assert.equal(documents(), 1);
		if (kept) {
			await page.goBack();
			await expect(page).toHaveURL(path);
			await alive(page);
			await kept(page);
		}
		assert.deepEqual(failures, []);
		await page.context().close();
	});

test('[ANY-3] published under the running server, a tab goes on without a load, and after a second time with one', async () => {
	await site.serve(first);
	const page = await site.open('/faq');
	const documents = countDocuments(page);
	await site.publish(second.build);
	await page.locator('footer').getByRole('link', { name: 'Technologies', exact: true }).click();
	await expect(page).toHaveURL('/services/technologies');
	await expect(page.locator('h1')).toBeFocused();
	assert.equal(documents(), 0);
	await site.publish(second.build);
	await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click();
	await expect(page).toHaveURL('/services/AboutUs');
	await alive(page);
	assert.equal(documents(), 1);
	await page.context().close();
});

test('[ANY-3] a form that was open before the upgrade is sent after it, and a receipt stands there', async () => {
	await site.serve(first);
	const page = await site.open('/ContactForm');
	const main = page.getByRole('main');
	await main.getByLabel('Name').fill('Meera');
	await site.serve(second.build);
	await main.getByLabel('Email').fill('meera@vist.example');
	await main.getByLabel('Message').fill('Sent after the upgrade');
	await page.waitForFunction(() => performance.now() > 1000);
	await main.locator('form [type=submit]').first().click();
	await expect(main).toContainText('Message Submitted!');
	await page.context().close();
});

test('[ANY-3] a page fetched ahead before the upgrade opens without a document', async () => {
	await site.serve(first);
	const page = await site.open('/faq');
	const link = page.locator('footer').getByRole('link', { name: 'Technologies', exact: true });
	const came = page.waitForResponse(/\/assets\/technologies-/);
	// what is drawn late above the footer would move the link from under the pointer
	await expect(page.locator('[data-render-deferred]')).toHaveCount(0);
	await link.hover();
	await (await came).finished();
	await page.waitForLoadState('networkidle');
	await site.serve(second.build);
	const documents = countDocuments(page);
	await link.click();
	await expect(page).toHaveURL('/services/technologies');
	await expect(page.locator('h1')).toBeFocused();
	assert.equal(documents(), 0);
	await page.context().close();
});

test('[ANY-3] [ANY-4] a search page that meets the index of the newer build leads to its own', async () => {
	await site.serve(first);
	const page = await site.open('/search');
	const index = page.waitForEvent('requestfinished', (request) => request.url().includes('page-index'));
	await page.getByRole('searchbox').focus();
	await index;
	await page.reload();
	await alive(page);
	await site.serve(second.build);
	const documents = countDocuments(page);
	await page.getByRole('searchbox').fill('coir');
	await page.locator('search').getByRole('link', { name: 'Site map' }).click();
	await alive(page);
	await expect(page.getByRole('searchbox')).toHaveValue('coir');
	await expect(page.locator('search a[href="/products"]')).toBeVisible();
	assert.equal(documents(), 1);
	await page.context().close();
});
