import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createServer, type ViteDevServer } from 'vite';
import { allShapes } from '#content/records/shapes.ts';
import { allPaths } from '#contract/paths.ts';
import { pageEnvironment } from '../../scripts/environment.ts';
import { type Resize, type Resized, resizedRecords } from './resized-records.ts';

/** Every page, rendered as the build does, while one record is absent, holds one entry, or many. */

let now: Resized | undefined;
let vite: ViteDevServer;

before(async () => {
	Object.assign(process.env, pageEnvironment);
	vite = await createServer({
		appType: 'custom',
		logLevel: 'error',
		optimizeDeps: { noDiscovery: true },
		plugins: [resizedRecords(() => now)],
		server: { middlewareMode: true, hmr: false, ws: false, watch: null },
	});
});
after(() => vite.close());

type Page = { readonly path: string; readonly html: string };

async function rendered(resized: Resized): Promise<readonly Page[]> {
	now = resized;
	vite.environments.ssr.moduleGraph.invalidateAll();
	const { render } = (await vite.ssrLoadModule('/app/server.tsx')) as typeof import('#app/server.tsx');
	const pages: Page[] = [];
	for (const path of allPaths) {
		const { head, root } = await render(path);
		pages.push({ path, html: (head + root).replaceAll('<!-- -->', '') });
	}
	return pages;
}

/** What is left where a record was, and nobody closed the gap. */
const gaps: readonly RegExp[] = [
	/\bundefined\b/,
	/\bNaN\b/,
	/\[object /,
	/<(ul|ol|dl|h[1-6])\b[^>]*><\/\1>/,
	/<(p|li|dd|dt|td|h[1-6])\b[^>]*>\s*[,.;:]/,
	/\bfrom to\b/,
	/\bno (pictures|photos|ways|plans|mats|workshops)\b/i,
];

function findGaps(pages: readonly Page[]): string[] {
	return pages.flatMap(({ path, html }) => {
		const words = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
		return gaps.flatMap((gap) => {
			const at = words.search(gap);
			return at < 0 ? [] : [`${path}: ${gap} in “${words.slice(Math.max(0, at - 90), at + 60)}”`];
		});
	});
}

const sizes: Readonly<Record<string, Resize>> = {
	'is absent': () => [],
	'has one entry': (entries) => entries.slice(0, 1),
	'has many entries': (entries) =>
		entries.length === 0 ? [] : Array.from({ length: 13 }, (_, at) => entries[at % entries.length]),
};

for (const [name, { named }] of allShapes)
	for (const [says, resize] of Object.entries(sizes))
		test(`[OWN-2] every page closes the gap where ${name}${named ? '/' : '.json'} ${says}`, async () => {
			assert.deepEqual(findGaps(await rendered({ name, resize })), []);
		});

for (const name of ['workshops', 'mats', 'publications', 'designs', 'clients', 'team', 'projects'] as const)
	test(`[OWN-2] what is taken out of ${name} is gone from all pages`, async () => {
		let gone = '';
		const pages = await rendered({
			name,
			resize(entries) {
				const [[, record] = []] = entries as [string, Readonly<Record<string, string>> | string][];
				if (typeof record === 'object') gone = record.title ?? record.name ?? '';
				return entries.slice(1);
			},
		});
		assert.notEqual(gone, '');
		assert.deepEqual(
			pages.filter(({ html }) => html.includes(gone)).map(({ path }) => path),
			[],
		);
	});
