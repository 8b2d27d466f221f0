import { hash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { editions } from '#app/editions/editions.ts';
import { sitePaths } from '#app/editions/site-paths.ts';
import type { FoundPage } from '#app/search/found-page.ts';
import { structuredData } from '#app/seo/page-data.ts';
import type * as server from '#app/server.tsx';
import { type Build, type BuiltPage, buildAsText } from '#contract/build.ts';
import { responsePages, responsePath } from '#contract/response-pages.ts';
import { writeCalendars } from './calendar-files.ts';
import { compressAll } from './compress.ts';
import { earlyCss, keepCriticalCss } from './critical-css.ts';
import { sourceOf } from './csp.ts';
import { documentOf } from './document.ts';
import { manifestFile, readManifest } from './manifest.ts';
import { foundPage, searchIndex } from './search-index.ts';
import { llms, ownPaths, robots, sitemap } from './sitemap.ts';

/** What the server must know of the edition that the pages show, to say where it stands. */
const { id, name, call, opens, dates, revised } = editions.current;
const shownEdition = { id, name, ...(call && { call }), ...(opens && { opens }), dates, revised };

/**
 * Renders every address of a build and writes the files beside the pages: `pages.json` (what the server must know of
 * each), Vite's `manifest.json`, calendars, sitemap, search index, and the compressed form of every file.
 * @param build a folder with `client/`, `server/`, `loader/` and `response/`, as Vite builds them
 * @param origin the site's address in public
 * @param since a moment after which it is built: what had passed by then has passed for every visitor
 * @param api the address of the API where it is not the site's own
 */
export async function prerenderSite(
	build: string,
	origin: string,
	since: number,
	api?: string,
): Promise<void> {
	const client = join(build, 'client');
	const { render }: typeof server = await import(pathToFileURL(join(build, 'server/server.js')).href);
	const files = readManifest(client);
	const template = await readFile('index.html', 'utf8');
	const loader = await readFile(join(build, 'loader/loader.js'), 'utf8');
	const { rules, fallbackFonts } = earlyCss(await readFile(join(client, files.styles), 'utf8'));
	const script = await readFile(join(build, 'response/response.js'), 'utf8');
	const pages: Build['pages'] = {};
	const responses: Build['responses'] = {};
	const found = new Map<string, FoundPage>();

	const write = async (path: string, draft: string, inlineScript: string): Promise<BuiltPage> => {
		const { html, style } = await keepCriticalCss(draft, fallbackFonts);
		const file = join(path.slice(1), 'index.html');
		await mkdir(dirname(join(client, file)), { recursive: true });
		await writeFile(join(client, file), html);
		const etag = `"${hash('sha256', html, 'base64url').slice(0, 12)}"`;
		const csp = { script: [sourceOf(inlineScript)], style: [sourceOf(style)] };
		return { file, etag, csp, ...(api && { api: new URL(api).origin }) };
	};
	for (const path of sitePaths) {
		const { meta, thread, ...page } = await render(path);
		if (!meta || !thread) throw new Error(`The page at ${path} has no <Meta>, or no layout.`);
		const facts = foundPage(path, meta, page.root);
		found.set(path, facts);
		const data = structuredData(origin, thread, facts, since);
		pages[path] = await write(path, documentOf(template, { page, rules, files, data, loader }), loader);
	}
	for (const name of responsePages) {
		const path = responsePath(name);
		const { head, root } = await render(path);
		// it has no address of its own: a section of it is one of whatever address it answers at
		const page = { head, root: root.replaceAll(`href="${path}#`, 'href="#') };
		responses[name] = await write(path, documentOf(template, { page, rules, files, script }), script);
	}

	const own = ownPaths.flatMap((path) => found.get(path) ?? []);
	await writeFile(
		join(build, 'pages.json'),
		buildAsText({ origin, edition: shownEdition, pages, responses }),
	);
	await writeFile(join(client, 'search.json'), JSON.stringify(searchIndex(own)));
	await writeFile(join(client, 'sitemap.xml'), sitemap(origin));
	await writeFile(join(client, 'robots.txt'), robots(origin));
	await writeFile(join(client, 'llms.txt'), llms(origin, own));
	await writeCalendars(client, origin, since);
	// not for visitors
	await rename(join(client, manifestFile), join(build, 'manifest.json'));
	await rm(dirname(join(client, manifestFile)), { recursive: true });
	const all = await Array.fromAsync(glob('**/*', { cwd: client }));
	await compressAll(all.map((file) => join(client, file)));
}
