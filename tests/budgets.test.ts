import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { test } from 'node:test';
import { allPaths, type Path, paths } from '#contract/paths.ts';
import { readFiles } from '#server/site/read-build.ts';
import { budgets } from './budgets.ts';
import { builtPage } from './built.ts';

/** Pages to read: no form, no pictures that turn. */
const textPages: readonly Path[] = [
	paths.faq,
	paths.privacy,
	paths.search,
	paths.upcoming,
	paths.conferenceMenu,
	paths.awards,
	paths.webinars,
	paths.chat,
	paths.callOrChat,
	paths.fibreFacts,
];

const size = (file: string) => stat(`build/client${file}`).then((found) => found.size);

/** Every script that a page's start script brings, with what each of them imports. */
async function scriptsOf(path: string): Promise<Set<string>> {
	const found = new Set<string>();
	const waiting = [...(await builtPage(path)).matchAll(/import\("(\/assets\/[^"]+\.js)"\)/g)].map(
		([, file = '']) => file,
	);
	for (const file of waiting) {
		if (found.has(file)) continue;
		found.add(file);
		const source = await readFile(`build/client${file}`, 'utf8');
		for (const [, next = ''] of source.matchAll(
			/(?:(?:from|import)\s*["']|import\("(?=\/))(\.?\/[^"']+\.js)["']/g,
		))
			waiting.push(posix.resolve('/assets', next));
	}
	return found;
}

test('every page with its CSS is within its budget', async () => {
	const heavy: string[] = [];
	for (const path of allPaths) {
		const bytes = await size(posix.join(path, 'index.html.br'));
		if (bytes > budgets.document) heavy.push(`${path}: ${bytes}`);
	}
	assert.deepEqual(heavy, []);
});

test('every page comes whole in the first round trip of a new connection', async () => {
	const { pages } = JSON.parse(await readFile('build/pages.json', 'utf8'));
	const late: string[] = [];
	for (const path of allPaths) {
		const headers = pages[path].frames ? budgets.framingHeaders : budgets.headers;
		const bytes = await size(posix.join(path, 'index.html.br'));
		if (headers + bytes > budgets.firstFlight) late.push(path);
	}
	assert.deepEqual(late, []);
});

test('every page brings at most its budget of script, all of it after load', async () => {
	const heavy: string[] = [];
	for (const path of allPaths) {
		const files = await scriptsOf(path);
		assert.ok(files.size > 5, `${path} brings its scripts`);
		const sizes = await Promise.all([...files].map((file) => size(`${file}.br`)));
		const bytes = sizes.reduce((sum, one) => sum + one, 0);
		const budget = textPages.includes(path) ? budgets.textScript : budgets.heaviestScript;
		if (bytes > budget) heavy.push(`${path}: ${bytes}`);
	}
	assert.deepEqual(heavy, []);
});

test('every script, style sheet and drawing is served in brotli, zstd and gzip, however large it is', () => {
	const files = [...readFiles('build')].filter(([address]) => /^\/assets\/.*\.(js|css|svg)$/.test(address));
	assert.ok(files.length > 100);
	const plain = files.filter(([, { compressed }]) => compressed.size < 3).map(([address]) => address);
	assert.deepEqual(plain, []);
});

test('the two type faces are cut to their budget', async () => {
	const eczar = (await stat('app/styles/fonts/eczar.woff2')).size;
	const anek = (await stat('app/styles/fonts/anek-latin.woff2')).size;
	assert.ok(eczar <= budgets.headingFont && eczar + anek <= budgets.fonts, `${eczar} + ${anek}`);
});
