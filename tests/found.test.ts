import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import sharp from 'sharp';
import { sitePaths } from '#app/editions/site-paths.ts';
import { siteTitle } from '#app/seo/site-title.ts';
import { canonical } from '#contract/paths.ts';
import { readFiles } from '#server/static/read-build.ts';
import { builtPage, grab } from './built.ts';

const built = (name: string) => readFile(`build/client/${name}`, 'utf8');
const served = readFiles('build');
const own = sitePaths.filter((path) => canonical(path) === path);

test('sitemap.xml names every canonical address once, robots.txt names the sitemap', async () => {
	const addresses = [...(await built('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, loc = '']) => new URL(loc).pathname,
	);
	assert.deepEqual(addresses.sort(), own.toSorted());
	const robots = await built('robots.txt');
	assert.match(robots, /^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
	assert.deepEqual(robots.match(/^Disallow: .*$/gm), ['Disallow: /api/']);
});

test('llms.txt names every canonical page once, with its title and its description', async () => {
	const lines = (await built('llms.txt')).split('\n').filter((line) => line.startsWith('- '));
	assert.equal(lines.length, own.length);
	for (const path of own) {
		const page = await builtPage(path);
		const title = grab(page, /<meta property="og:title" content="([^"]+)"/);
		const description = grab(page, /<meta name="description" content="([^"]+)"/);
		const address = grab(page, /<link rel="canonical" href="([^"]+)"/);
		const line = `- [${title}](${address}): ${description}`;
		assert.ok(lines.includes(line.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")), line);
	}
});

test('[RT-46] every page that is shared shows its own title, words and a card that is served', async () => {
	for (const path of sitePaths) {
		const page = await builtPage(path);
		const said = (name: string) =>
			grab(page, new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`));
		const title = grab(page, /<title>([^<]+)<\/title>/) ?? '';
		assert.equal(title, siteTitle(said('og:title') ?? ''), path);
		assert.ok(title.length <= 65, `${title} is cut where searches list it`);
		assert.equal(said('og:description'), said('description'), path);
		assert.equal(said('og:url'), grab(page, /<link rel="canonical" href="([^"]+)"/), path);
		assert.equal(said('og:image:alt'), said('og:title'), path);
		assert.equal(said('twitter:card'), 'summary_large_image', path);
		const card = new URL(said('og:image') ?? '');
		assert.equal(card.protocol, 'https:', path);
		assert.equal(served.get(card.pathname)?.headers['content-type'], 'image/png', card.href);
		const { width, height } = await sharp(`build/client${card.pathname}`).metadata();
		assert.deepEqual([width, height], [1200, 630], card.href);
		assert.deepEqual([said('og:image:width'), said('og:image:height')], ['1200', '630'], path);
	}
});

test('every link inside the site leads to an address and a section that exist', async () => {
	const pages = new Map(
		await Promise.all(sitePaths.map(async (path) => [path as string, await builtPage(path)] as const)),
	);
	const files =
		/^\/(documents|calendar|pictures|films|api|calendar\.ics|assets|favicon|icon|apple|site\.webmanifest)/;
	const broken: string[] = [];
	for (const [path, html] of pages) {
		for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) {
			if (/^(https?:|mailto:|tel:|webcal:)/.test(href) || files.test(href)) continue;
			const target = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`);
			const page = pages.get(target.pathname);
			const section = target.hash.slice(1);
			if (page === undefined || (section !== '' && !page.includes(`id="${section}"`)))
				broken.push(`${path} -> ${href}`);
		}
	}
	assert.deepEqual(broken, []);
});

test('every file that a page names is served', async () => {
	const missing: string[] = [];
	for (const path of sitePaths) {
		const html = await builtPage(path);
		const named = [
			...html.matchAll(
				/(?:href|src|poster)="(\/(?:assets|documents|calendar|pictures|films|favicon|icon|apple|site)[^"]*)"/g,
			),
		];
		const sets = [...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, set = '']) =>
			set.split(', ').map((one) => one.split(' ')[0] ?? ''),
		);
		for (const file of new Set([...named.map(([, name = '']) => name), ...sets])) {
			if (!served.has(file)) missing.push(`${path} -> ${file}`);
		}
	}
	assert.deepEqual(missing, []);
});

test('[BASE-1] assets are asked for below /', async () => {
	for (const path of sitePaths) {
		const files = [...(await builtPage(path)).matchAll(/[("]([^"()\s]+\.(?:js|css|woff2))[")]/g)];
		for (const [, address = ''] of files) assert.match(address, /^\/assets\//, path);
		assert.ok(files.length > 4, path);
	}
});

test('no style attribute stands in a prerendered page: the policy would block it', async () => {
	for (const path of sitePaths) assert.doesNotMatch(await builtPage(path), /<[^>]+\sstyle="/, path);
});
