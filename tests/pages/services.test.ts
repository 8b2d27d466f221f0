import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allPaths } from '#contract/paths.ts';
import { builtPage, grab } from '../built.ts';
import { all, links, screen } from './page.ts';

/** The pages of the single services. */

const pages = allPaths.filter((path) => path.startsWith('/services/'));
const header = async (path: string) => grab(await builtPage(path), /(<header\b.*?<\/header>)/s) ?? '';

test('[SVC-1] the logo of a service page leads to /software', async () => {
	for (const path of pages) assert.match(await header(path), /<a [^>]*href="\/software"/, path);
});

test('[WDEV-1] [API-1] the anchors of a service page are sections of it', async () => {
	for (const [path, ids] of [
		['/services/web-development', ['services', 'pricing', 'team', 'projects', 'faq', 'contact']],
		['/services/api-development', ['features', 'docs', 'pricing']],
	] as const)
		for (const id of ids) {
			assert.ok((await header(path)).includes(`href="${path}#${id}"`), `${path}#${id}`);
			assert.ok((await screen(path)).querySelector(`#${id} :is(h1, h2)`), `${path}#${id}`);
		}
});

test('[CTA-1] every button of a service page leads to /contact with a known topic, or stays in the division', async () => {
	for (const path of pages) {
		const buttons = all(await screen(path), 'a.btn').map((link) => link.getAttribute('href') ?? '');
		assert.ok(buttons.length > 0, path);
		for (const way of buttons)
			assert.match(way, /^(\/contact\?topic=[a-z-]+|\/services\/[A-Za-z-]+(#[a-z]+)?)$/, path);
	}
});

test('[API-1] "Advanced Topics" holds eight links', async () => {
	const page = await screen('/services/api-development');
	const drawer = all(page, 'details').find((one) => one.textContent?.includes('Advanced Topics')) ?? page;
	assert.equal(links(drawer).length, 8);
});
