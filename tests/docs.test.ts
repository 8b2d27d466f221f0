import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const documents = globSync(['*.md', 'docs/**/*.md', 'media/*.md']);
const decisions = globSync('docs/decisions/[0-9]*.md')
	.map((file) => file.replace('docs/decisions/', ''))
	.sort();

test('every link of a document leads to a file that is there', () => {
	const dead = documents.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
			.map(([, to = '']) => `${file}: ${to}`)
			.filter((link) => !existsSync(join(dirname(file), link.split(': ')[1] ?? ''))),
	);
	assert.ok(documents.length > 0);
	assert.deepEqual(dead, []);
});

test('every command that a document, a program or its words name is there to be run', () => {
	const programs = globSync(
		'{app,contract,content,deploy,editor,server,prerender,scripts,bench,tests}/**/*',
		{
			exclude: (path) => path.includes('node_modules'),
		},
	).filter((file) => /\.(ts|tsx|mjs|json)$|(^|\/)[^.]+$/.test(file) && statSync(file).isFile());
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
	const named = [...documents, ...programs].flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/npm run (?:-s |--silent )?([a-z][a-z:-]*)/g)].map(
			([, name = '']) => ({ file, name }),
		),
	);
	assert.ok(named.length > 0);
	assert.deepEqual(
		named.filter(({ name }) => scripts[name] === undefined),
		[],
	);
});

test('decisions are numbered without gaps, one page each, and the index lists all by their titles', () => {
	const lines = decisions.map((file, at) => {
		const text = readFileSync(join('docs/decisions', file), 'utf8');
		const number = String(at + 1).padStart(4, '0');
		assert.ok(file.startsWith(`${number}-`) && text.startsWith(`# ${number} `), file);
		assert.ok(text.split('\n').length <= 45, `${file} is longer than a page`);
		return `- [${number}](${file}) ${text.slice(7, text.indexOf('\n'))}`;
	});
	const index = readFileSync('docs/decisions/README.md', 'utf8').split('\n');
	assert.deepEqual(index.filter((line) => line.startsWith('- ')).sort(), lines);
});

test('a comment or a document cites only decisions that exist', () => {
	const sources = globSync(
		'{app,contract,content,server,prerender,packages,scripts,bench,tests}/**/*.{ts,tsx,css}',
		{
			exclude: (path) => path.includes('node_modules'),
		},
	);
	const cited = [...sources, ...documents].flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/decision (\d{4})/g)].map(([, number = '']) => ({
			file,
			number,
		})),
	);
	assert.ok(cited.length > 0);
	assert.deepEqual(
		cited.filter(({ number }) => !decisions.some((name) => name.startsWith(`${number}-`))),
		[],
	);
});
