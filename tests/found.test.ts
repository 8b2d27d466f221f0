import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { allPaths, canonical } from '#contract/paths.ts';
import { builtPage } from './built.ts';

const built = (name: string) => readFile(`build/client/${name}`, 'utf8');

test('sitemap.xml names every canonical address once, robots.txt names the sitemap', async () => {
	const addresses = [...(await built('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, loc = '']) => new URL(loc).pathname,
	);
	assert.deepEqual(addresses.sort(), allPaths.filter((path) => canonical(path) === path).sort());
	assert.match(await built('robots.txt'), /^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
	assert.match(await built('llms.txt'), /\/Conference\): /);
});

test('every link inside the site leads to an address and a section that exist', async () => {
	const pages = new Map(
		await Promise.all(allPaths.map(async (path) => [path as string, await builtPage(path)] as const)),
	);
	const files =
		/^\/(documents|calendar|pictures|films|api|calendar\.ics|assets|favicon|icon|apple|site\.webmanifest)/;
	const broken: string[] = [];
	for (const [path, html] of pages) {
		for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) {
			if (/^(https?:|mailto:|tel:)/.test(href) || files.test(href)) continue;
			const target = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`);
			const page = pages.get(target.pathname);
			const section = target.hash.slice(1);
			if (page === undefined || (section !== '' && !page.includes(`id="${section}"`)))
				broken.push(`${path} -> ${href}`);
		}
	}
	assert.deepEqual(broken, []);
});

test('every file that a page names is in the build', async () => {
	const missing: string[] = [];
	for (const path of allPaths) {
		const html = await builtPage(path);
		const named = [
			...html.matchAll(
				/(?:href|src|poster)="(\/(?:documents|calendar|pictures|films|favicon|icon|apple|site)[^"]*)"/g,
			),
		];
		const sets = [...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, set = '']) =>
			set.split(', ').map((one) => one.split(' ')[0] ?? ''),
		);
		for (const file of new Set([...named.map(([, name = '']) => name), ...sets])) {
			await readFile(`build/client${file}`).catch(() => missing.push(`${path} -> ${file}`));
		}
	}
	assert.deepEqual(missing, []);
});

test('[BASE-1] assets are asked for below /', async () => {
	const html = await builtPage('/services/SEOServicesPage');
	for (const [, address = ''] of html.matchAll(/(?:src|import\()="?([^")]+\.(?:js|css|woff2))/g))
		assert.match(address, /^\/assets\//);
	assert.match(html, /"\/assets\/entry\.client-/);
});

test('no style attribute stands in a prerendered page: the policy would block it', async () => {
	for (const path of allPaths) assert.doesNotMatch(await builtPage(path), /<[^>]+\sstyle="/, path);
});
