import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const documents = globSync(['*.md', 'docs/**/*.md', 'media/*.md']);
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
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

/** What a build or a run makes, what an owner may take away, and files that a recipe has its reader make. */
const notHere =
	/^(build|data|DATA_DIR|test-results|media\/sources|content\/records\/(?!shapes)[^/]+)\/|^list\.html$|\/data-analysis\./;

test('every file and folder that a document names is there; one named without its folder is the only one of its name', () => {
	const here = globSync('**', { exclude: ['**/node_modules', 'build', 'build.new', 'test-results'] });
	const lines = `\n${here.join('\n').replaceAll('\\', '/')}\n`;
	const placesOf = (name: string): readonly string[] => {
		const ending = name
			.replace(/\/$/, '')
			.replace(/\./g, '\\.')
			.replace(/<[^>]*>|…|\*+/g, '[^/\n]*');
		return lines.match(new RegExp(`(?<=\n)(.*/)?${ending}(?=\n)`, 'g')) ?? [];
	};
	const named = documents.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/`([a-z][^`\s]*)`/gi)]
			.map(([, name = '']) => name)
			.filter((name) => /^[\w.…<>*-]+(\/[\w.…<>*-]*)+$|^[\w.…<>*-]+\.(tsx?|mjs|css|json|md|html)$/.test(name))
			.filter((name) => !notHere.test(name))
			.map((name) => ({ file, name, places: placesOf(name) })),
	);
	assert.ok(named.length > 200);
	assert.deepEqual(
		named.filter(
			({ name, places }) =>
				places.length === 0 || (!/[/*…]/.test(name) && places.length > 1 && !places.includes(name)),
		),
		[],
	);
	const [tree = ''] = /```[\s\S]*?```/.exec(readFileSync('STYLE.md', 'utf8')) ?? [];
	const drawn = [...tree.matchAll(/(?<=[\s(])[\w-]+(\/|\.tsx?)/g)].map(([name]) => name);
	assert.deepEqual([drawn.length > 50, drawn.filter((name) => placesOf(name).length === 0)], [true, []]);
});

test('every command that a document, a program or its words name is there to be run', () => {
	const programs = globSync(
		'{app,contract,content,deploy,editor,server,prerender,scripts,bench,tests}/**/*',
		{
			exclude: (path) => path.includes('node_modules'),
		},
	).filter((file) => /\.(ts|tsx|mjs|json)$|(^|\/)[^.]+$/.test(file) && statSync(file).isFile());
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

test('CONTRIBUTING gives each part of test:full its minutes, and all documents give npm test the same', () => {
	const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
	const program = readFileSync('scripts/test-full.ts', 'utf8');
	const parts = [...program.matchAll(/(\w+): \{\s+minutes: (\d+)/g)].map(([, part, minutes]) => [
		part,
		minutes,
	]);
	const rows = [...contributing.matchAll(/^\| .*`npm run test:full -- (\w+)`.* \| (\d+) \|$/gm)];
	assert.deepEqual(
		rows.map(([, part, minutes]) => [part, minutes]),
		parts,
	);
	const hours = Math.round(parts.reduce((sum, [, minutes]) => sum + Number(minutes), 0) / 60);
	assert.ok(contributing.includes(`some ${hours} hours in all`));
	const said = documents.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/npm test\b.*?about (\d+) minutes/g)].map(
			([, minutes]) => minutes,
		),
	);
	assert.deepEqual([said.length > 1, new Set(said).size], [true, 1]);
});

test('README names the versions that are installed, and decision 0029 every package that serving needs', () => {
	const versions = [
		...readFileSync('README.md', 'utf8').matchAll(/\b(React|React Router|Vite|Fastify) (\d+)/g),
	];
	assert.ok(versions.length > 0);
	for (const [, name = '', major] of versions) {
		const installed: string = { ...dependencies, ...devDependencies }[name.toLowerCase().replace(' ', '-')];
		assert.equal(installed.split('.')[0], major, name);
	}
	const [, said = ''] =
		/is what serving imports\*\*: (.*?)\. /.exec(readFileSync('docs/decisions/0029-packages.md', 'utf8')) ??
		[];
	assert.deepEqual(said.toLowerCase().split(', '), Object.keys(dependencies).sort());
});

test('STYLE shows every head with which a page opens, and they are at most seven', () => {
	const [, table = ''] = /## How a page opens([\s\S]*?)\n## /.exec(readFileSync('STYLE.md', 'utf8')) ?? [];
	const shown = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
	const heads = globSync('app/sections/heads/{*-head,hero-slider}.tsx').map(
		(file) => /export function (\w+)/.exec(readFileSync(file, 'utf8'))?.[1],
	);
	assert.deepEqual(shown.sort(), heads.sort());
	assert.ok(shown.length <= 7);
});
