import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { sitePaths } from '#app/editions/site-paths.ts';
import { readFiles } from '#server/static/read-build.ts';
import { budgets, room } from './budgets.ts';
import {
	pageModules,
	scriptsOf,
	short,
	tooHeavy,
	type Weight,
	weighDocument,
	weighScript,
} from './weights.ts';

/** Pages to read: no form, no pictures that turn. */
const textPages = [
	'app/pages/conference/awards.tsx',
	'app/pages/conference/faq.tsx',
	'app/pages/conference/menu.tsx',
	'app/pages/conference/upcoming.tsx',
	'app/pages/conference/webinars.tsx',
	'app/pages/group/call-or-chat.tsx',
	'app/pages/group/chat.tsx',
	'app/pages/group/privacy.tsx',
	'app/pages/group/search.tsx',
	'app/pages/research/fibre-facts.tsx',
];

/** Fails far above a ceiling, warns a little above it, and says where room is short; each with what to do. */
function check(t: TestContext, weights: readonly Weight[], asked: number, remedy: string): void {
	for (const line of short(weights, asked)) t.diagnostic(line);
	const { warnings, failures } = tooHeavy(weights);
	for (const line of warnings) t.diagnostic(`WARNING ${line} ${remedy}`);
	assert.ok(failures.length === 0, [...failures, remedy].join('\n'));
}

test('every page with its critical CSS is below its ceiling', async (t) => {
	const weights = await Promise.all(sitePaths.map((path) => weighDocument(path, budgets.document)));
	check(
		t,
		weights,
		room.document,
		'Shorten the page or give a part of it a page of its own; let sections share styles instead of adding their own.',
	);
});

test('every page loads less script than its ceiling', (t) => {
	for (const page of textPages) assert.ok(pageModules.includes(page), `${page} is a page`);
	const weights = pageModules.map((page) =>
		weighScript(page, textPages.includes(page) ? budgets.textScript : budgets.heaviestScript),
	);
	check(
		t,
		weights,
		room.script,
		'Load what few visitors use when they ask for it, as the search does (app/layouts/use-search.ts); look for a dependency that came along.',
	);
});

/** It shows of a past conference what three pages show of one with pages of its own. */
const ofThreePages = 'app/pages/conference/past-edition.tsx';

test('no page asks for more files of script than its number', () => {
	const many = pageModules.filter(
		(page) => page !== ofThreePages && scriptsOf(page).length > budgets.scripts,
	);
	assert.deepEqual(many, []);
});

test('a page far above its ceiling fails, one a little above it is a warning, one close to it is mentioned', () => {
	const page = (name: string, bytes: number) => ({
		page: name,
		bytes,
		ceiling: 1000,
		parts: () => 'the largest section is “Team” with 40',
	});
	const weights = [
		page('/heavy', 1101),
		page('/edited', 1100),
		page('/full', 1000),
		page('/close', 991),
		page('/light', 990),
	];
	assert.deepEqual(tooHeavy(weights), {
		failures: ['/heavy is 101 bytes over its ceiling of 1000: the largest section is “Team” with 40.'],
		warnings: ['/edited is 100 bytes over its ceiling of 1000: the largest section is “Team” with 40.'],
	});
	assert.deepEqual(
		short(weights, 10).map((line) => line.split(' has ')[0]),
		['/full', '/close'],
	);
});

test('every script, style sheet and drawing is served in brotli and gzip, however large it is', () => {
	const files = [...readFiles('build')].filter(([address]) => /^\/assets\/.*\.(js|css|svg)$/.test(address));
	for (const kind of ['.js', '.css', '.svg'])
		assert.ok(
			files.some(([address]) => address.endsWith(kind)),
			kind,
		);
	const plain = files.filter(([, { compressed }]) => compressed.size < 2).map(([address]) => address);
	assert.deepEqual(plain, []);
});

test('the two fonts are cut to their budget', async () => {
	const eczar = (await stat('app/styles/fonts/eczar.woff2')).size;
	const anek = (await stat('app/styles/fonts/anek-latin.woff2')).size;
	assert.ok(eczar <= budgets.headingFont && eczar + anek <= budgets.fonts, `${eczar} + ${anek}`);
});
