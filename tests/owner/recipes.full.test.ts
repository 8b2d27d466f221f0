import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { after, test } from 'node:test';
import { copyRepository } from '../copy-repository.ts';
import { build, check, testFolders } from './checks.ts';
import { recipes } from './recipes.ts';

/** All recipes of the handbook in one copy, as they add up in a year; then everything is run. */

const copy = copyRepository();
after(() => copy.delete());

test('the recipes are followed, the pictures are cut, nothing of code or words is wrong', async () => {
	for (const { edit } of recipes) await edit(copy);
	copy.run('node', 'scripts/pictures.ts');
	check(copy);
});

test('the site is built, and every test of content, server, generators and site holds', () => {
	build(copy);
	testFolders(copy, '{contract,content,server,prerender,packages,scripts,tests}');
});

test('a browser makes all journeys there', () => {
	copy.run('playwright', 'test', '--project=journeys');
});

for (const { name, says, gone = [] } of recipes)
	test(`${name}: the built pages say so`, () => {
		for (const [path, words] of says) {
			const html = copy.read(`build/client${path === '/' ? '' : path}/index.html`).replaceAll('<!-- -->', '');
			assert.ok(html.includes(words) || html.replace(/<[^>]+>/g, '').includes(words), `${path}: ${words}`);
		}
		for (const file of globSync('build/client/**/*.{html,txt,xml,json}', { cwd: copy.folder }))
			for (const words of gone) assert.ok(!copy.read(file).includes(words), `${file}: ${words}`);
	});
