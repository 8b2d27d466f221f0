import { expect, type Page, test } from '@playwright/test';
import { notFound, trouble } from '#content/site/error-pages.ts';
import { lineIsDown } from '#content/site/waiting.ts';
import { field, main } from './form-page.ts';
import { hydrated, styled } from './hydrated.ts';
import { hydrate, visit } from './visit.ts';

/** A tab from before an upgrade, whose files are gone. Two real builds: tests/upgrades/. */

const files = /\/assets\/.*\.(js|css)$/;
const footerLink = (page: Page, name = 'Technologies') =>
	page.locator('footer').getByRole('link', { name, exact: true });

/** Puts a newer site in place: what the tab has not fetched yet is gone, until it has a new document. Counts documents. */
async function upgrade(page: Page): Promise<() => number> {
	let documents = 0;
	await page.route(files, (route) =>
		documents === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
	);
	page.on('request', (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
	});
	return () => documents;
}

/** Waits until a page has come to life, then says that it came as one document and shows no error. */
async function oneDocument(page: Page, documents: () => number): Promise<void> {
	await hydrate(page);
	await expect(page.locator('h1')).not.toHaveText(trouble.heading);
	expect(documents()).toBe(1);
}

test('[ANY-3] a link leads to its page, as a document, and what was typed is there after Back', async ({
	page,
}) => {
	await visit(page, '/ContactForm');
	await field(page, 'message').fill('Half a message');
	const documents = await upgrade(page);
	await footerLink(page).click();
	await expect(page).toHaveURL('/services/technologies');
	await oneDocument(page, documents);
	await page.goBack();
	await expect(field(page, 'message')).toHaveValue('Half a message');
});

test('[ANY-3] [RT-45] a link into a section of another page leads to the section', { tag: '@full' }, async ({
	page,
}) => {
	await visit(page, '/faq');
	const documents = await upgrade(page);
	await page.evaluate(() => {
		const link = document.querySelector<HTMLAnchorElement>('footer a[href="/software"]');
		history.pushState({ key: 'older' }, '', '/software#technologies');
		link?.dispatchEvent(new PopStateEvent('popstate', { bubbles: true, state: history.state }));
	});
	await expect.poll(documents).toBe(1);
	await oneDocument(page, documents);
	await expect(page).toHaveURL('/software#technologies');
});

test('[ANY-3] [CTA-1] a link with a topic keeps it', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/services/SEOServicesPage');
	const documents = await upgrade(page);
	await page.getByRole('link', { name: 'Get Free SEO Audit' }).first().click();
	await expect(page).toHaveURL('/contact?topic=seo-audit');
	await oneDocument(page, documents);
	await expect(page.getByLabel('Message')).toHaveValue(/^Topic: Free SEO audit/);
});

test('[ANY-3] [RT-45] Back to a page that this document has not shown yet leads to it, at its place', {
	tag: '@full',
}, async ({ page }) => {
	await visit(page, '/faq');
	await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
	await footerLink(page).dispatchEvent('click');
	await expect(page).toHaveURL('/services/technologies');
	await page.reload();
	await hydrate(page);
	const documents = await upgrade(page);
	await page.evaluate(() => history.back());
	await expect.poll(documents).toBe(1);
	await expect(page).toHaveURL('/faq');
	await oneDocument(page, documents);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
	await page.goForward();
	await expect(page).toHaveURL('/services/technologies');
});

test('[ANY-3] a search that is gone opens as the page of the search', { tag: '@full' }, async ({ page }) => {
	await visit(page, '/faq');
	const documents = await upgrade(page);
	await page.keyboard.press('Control+K');
	await expect(page).toHaveURL('/search');
	await oneDocument(page, documents);
	await page.getByRole('searchbox').fill('coir');
	await expect(page.locator('search a[href="/products"]')).toBeVisible();
});

test('[ANY-3] [RT-43] an address that the tab does not know is asked of the server', {
	tag: '@full',
}, async ({ page }) => {
	await page.route('**/search.json', async (route) => {
		const answer = await route.fetch();
		const words = { title: 'Zebra', description: 'New', headings: '', text: '', keywords: '' };
		const found = { path: '/new/page', ...words };
		await route.fulfill({ response: answer, json: [found] });
	});
	await visit(page, '/search');
	await page.getByRole('searchbox').fill('zebra');
	await page.locator('search').getByRole('link', { name: 'Zebra' }).click();
	await expect(page).toHaveURL('/new/page');
	await expect(page.locator('h1')).toHaveText(notFound.heading);
	expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
});

type Older = {
	/** How many documents are of the older build. */
	readonly documents?: number;
	/** What its files wait for until they turn out to be gone, and what the next document waits for. */
	readonly files?: Promise<void>;
	readonly next?: Promise<void>;
};

/** Opens a document of an older build, as the cache of a browser may hold it. Counts the requests for documents. */
async function openOlder(page: Page, path: string, older: Older = {}): Promise<() => number> {
	let documents = 0;
	await page.route(/-older\.(js|css)$/, async (route) => {
		await older.files;
		await route.fulfill({ status: 404, body: 'gone' });
	});
	await page.route(`**${path}`, async (route) => {
		documents += 1;
		if (documents > (older.documents ?? 1)) {
			await older.next;
			return route.continue();
		}
		const answer = await route.fetch();
		const html = (await answer.text()).replaceAll(/(\/assets\/[\w-]+?)\.(js|css)"/g, '$1-older.$2"');
		const { 'content-security-policy': _, ...headers } = answer.headers();
		await route.fulfill({ response: answer, headers, body: html });
	});
	await page.goto(path);
	return () => documents;
}

test('[ANY-3] a document whose script and style sheet are gone is loaded anew', { tag: '@full' }, async ({
	page,
}) => {
	const documents = await openOlder(page, '/ContactForm');
	await page.waitForEvent('framenavigated');
	await hydrated(page);
	await styled(page);
	expect(documents()).toBe(2);
});

/** Goes on in a form whose first field is filled in already, and sends it. */
async function sendTheRest(page: Page): Promise<void> {
	await expect(field(page, 'name')).toHaveValue('Meera');
	await field(page, 'email').fill('meera@vist.example');
	await field(page, 'message').fill('Please send the brochure.');
	await page.waitForFunction(() => performance.now() > 1000);
	await main(page).locator('form [type=submit]').first().click();
	await expect(main(page)).toContainText('Message Submitted!');
}

test('[ANY-3] what is typed into an older document stays, and is sent without script', {
	tag: '@full',
}, async ({ page }) => {
	const { promise: files, resolve: go } = Promise.withResolvers<void>();
	const documents = await openOlder(page, '/ContactForm', { files });
	await field(page, 'name').fill('Meera');
	const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
	go();
	await asked;
	await sendTheRest(page);
	expect(documents()).toBe(1);
});

test('[ANY-3] who begins to type while a document is loaded anew keeps it', { tag: '@full' }, async ({
	page,
}) => {
	const { promise: files, resolve: go } = Promise.withResolvers<void>();
	const { promise: next, resolve: come } = Promise.withResolvers<void>();
	const documents = await openOlder(page, '/ContactForm', { files, next });
	const { x, y } = (await field(page, 'name').boundingBox()) ?? { x: 0, y: 0 };
	go();
	await expect.poll(documents).toBe(2);
	await page.mouse.click(x + 9, y + 9);
	await page.keyboard.type('Meera');
	come();
	await sendTheRest(page);
});

test('[ANY-3] a server that has none of the files a document names gets one more request for it, no more', {
	tag: '@full',
}, async ({ page }) => {
	const documents = await openOlder(page, '/faq', { documents: 9 });
	const asked = () => page.waitForResponse((answer) => answer.request().method() === 'HEAD');
	await asked();
	await asked();
	await expect.poll(documents).toBe(2);
	await main(page).locator('summary').first().click();
	await expect(main(page).locator('details').first()).toHaveAttribute('open');
	expect(documents()).toBe(2);
});

test('[ANY-2] a document whose script does not come for a moment has it once the line is back', {
	tag: '@full',
}, async ({ page }) => {
	let down = true;
	await page.route(files, (route) => (down ? route.abort('internetdisconnected') : route.continue()));
	await page.goto('/ContactForm');
	await page.locator('body').press('Shift');
	await page.waitForEvent('requestfailed');
	await field(page, 'message').fill('Half a message');
	down = false;
	await page.evaluate(() => dispatchEvent(new Event('online')));
	await hydrated(page);
	await styled(page);
	await expect(field(page, 'message')).toHaveValue('Half a message');
	await expect(page.getByText(lineIsDown.words)).toHaveCount(0);
});
