import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerPages } from '../../app/answer-pages.ts';
import { allPaths } from '../../contract/paths.ts';
import { compressAll, compressible } from './compress.ts';
import { finishPage } from './finish-page.ts';
import { llms, ownPaths, robots, sitemap } from './found.ts';
import { neededEverywhere, slimManifest } from './manifest.ts';
import { readPage, threadOf } from './read-page.ts';
import { structuredData } from './structured-data.ts';

/** The answers that the server sends under a name of its own. */
const names: Readonly<Record<string, string>> = { '/answers/not-found': '/404', '/answers/error': '/error' };

/** After the last step that edits HTML: finishes every page, writes `build/pages.json`, compresses what gains from it. */
export async function finishSite(client: string, table: string, origin: string, api?: string): Promise<void> {
	await rm(join(client, '__spa-fallback.html'), { force: true });
	const sheets = new Map<string, string>();
	const css = (address: string) => {
		const known = sheets.get(address) ?? readFileSync(join(client, address), 'utf8');
		sheets.set(address, known);
		return known;
	};
	const [manifest = ''] = await Array.fromAsync(glob('assets/manifest-*.js', { cwd: client }));
	const routes = await readFile(join(client, manifest), 'utf8');
	const everywhere = neededEverywhere(routes);
	await writeFile(join(client, manifest), slimManifest(routes));
	const pages: Record<string, unknown> = {};
	for (const path of [...allPaths, ...answerPages]) {
		const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
		const alive = !(answerPages as readonly string[]).includes(path);
		const drawn = await readFile(join(client, file), 'utf8');
		const data = alive ? structuredData(origin, threadOf(drawn), readPage(path, drawn)) : '';
		const { html, csp, frames, files } = finishPage(
			drawn.replace('</head>', () => `${data}</head>`),
			css,
			alive ? everywhere : undefined,
		);
		await writeFile(join(client, file), html);
		for (const { address, text } of files) await writeFile(join(client, address), text);
		const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 12)}"`;
		pages[names[path] ?? path] = { file, etag, csp, frames, ...(api && { api: new URL(api).origin }) };
	}
	await writeFile(table, JSON.stringify({ origin, pages }));
	const found = await Promise.all(
		ownPaths.map(async (path) => readPage(path, await readFile(join(client, path, 'index.html'), 'utf8'))),
	);
	await writeFile(join(client, 'search.json'), JSON.stringify(found));
	await writeFile(join(client, 'sitemap.xml'), sitemap(origin));
	await writeFile(join(client, 'robots.txt'), robots(origin));
	await writeFile(join(client, 'llms.txt'), llms(origin, found));
	const all = await Array.fromAsync(glob('**/*', { cwd: client }));
	await compressAll(all.filter((file) => compressible.test(file)).map((file) => join(client, file)));
}
