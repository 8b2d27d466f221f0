import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { test } from 'node:test';
import { groups } from './chunk-groups.ts';

test('each address in the list of groups is that of a module that is there', () => {
	const modules = globSync('{app,content,contract}/**/*.{ts,tsx,css,json}');
	const gone = Object.values(groups)
		.flat()
		.filter((start) => !modules.some((module) => module.replaceAll('\\', '/').startsWith(start)));
	assert.deepEqual(gone, []);
});

test('no group has the name of a page, which the bundler would put into it', () => {
	const pages = globSync('app/pages/**/*.tsx').map((file) => parse(file).name);
	assert.deepEqual(
		Object.keys(groups).filter((name) => pages.includes(name)),
		[],
	);
});
