import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as apis from '#content/software/apis.ts';
import * as web from '#content/software/web-development.ts';
import { allPaths, paths } from '#contract/paths.ts';
import { builtPage, grab } from '../built.ts';
import { all, screen } from './page.ts';

/** The pages of the single services. */

const pages = allPaths.filter((path) => path.startsWith('/services/'));
const header = async (path: string) => grab(await builtPage(path), /(<header\b.*?<\/header>)/s) ?? '';

test('[SVC-1] the logo of a service page leads to /software', async () => {
	for (const path of pages) assert.match(await header(path), /<a [^>]*href="\/software"/, path);
});

test('[WDEV-1] [API-1] the anchors of a service page are sections of it', async () => {
	for (const [path, { links }] of [
		[paths.webDevelopment, web.navigation],
		[paths.apis, apis.navigation],
	] as const)
		for (const { to } of links.filter(({ to }) => to.startsWith('#'))) {
			assert.ok((await header(path)).includes(`href="${path}${to}"`), `${path}${to}`);
			const place = (await screen(path)).querySelector(to);
			// where a list is empty, only the place of its section stays
			assert.ok(place && (place.children.length === 0 || place.querySelector('h1, h2')), `${path}${to}`);
		}
});

test('[CTA-1] every button of a service page leads to /contact with a known topic, or stays in the division', async () => {
	for (const path of pages) {
		const buttons = all(await screen(path), 'a.btn').map((link) => link.getAttribute('href') ?? '');
		assert.ok(buttons.length > 0, path);
		for (const way of buttons)
			assert.match(way, /^(\/contact\?topic=[a-z\d-]+|\/services\/[A-Za-z-]+(#[a-z]+)?)$/, path);
	}
});
