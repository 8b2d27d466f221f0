import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { importsOf } from '../scripts/imports-of.ts';

/** What each folder of `server/` and `content/` may import beside itself: folders, and files of the root by their name. */

const directions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
	server: {
		// knows the tables and nothing of what they are for
		db: ['config'],
		// composes and sends: knows no table
		mail: ['config', 'escape-html', 'received-in', 'sent-from', 'setting-values'],
		// nothing of visitors or routes
		outbox: ['config', 'db', 'mail'],
		submissions: ['config', 'keyed-limiter', 'network', 'received-in', 'sent-from', 'db', 'outbox'],
		documents: ['config', 'keyed-limiter', 'network', 'db'],
		jobs: ['config', 'db', 'outbox'],
		metrics: ['config', 'db', 'outbox'],
		// nothing of who asks
		static: ['config', 'escape-html'],
		// decide before any route, and import static/ for what they answer with
		guards: ['config', 'network', 'services', 'db', 'static'],
		routes: [
			...['config', 'keyed-limiter', 'network', 'received-in', 'sent-from', 'services'],
			...['db', 'documents', 'guards', 'static', 'submissions'],
		],
	},
	content: {
		pictures: ['shapes'],
		records: ['href', 'shapes'],
		rules: ['records'],
		// the files of the root: shapes, and words that several divisions share
		'.': ['pictures', 'records'],
		software: ['.', 'pictures', 'records'],
		conference: ['.', 'pictures', 'records'],
		research: ['.', 'pictures', 'records', 'conference'],
		group: ['.', 'pictures', 'records', 'conference'],
		// what speaks of all divisions
		site: ['.', 'records', 'conference', 'group', 'software'],
	},
};

/** The folder of a room that an import leads to, and the file's name where that is in the root; undefined outside the room. */
function placeIn(room: string, file: string): readonly [folder: string, name: string] | undefined {
	const [first, folder = '', ...rest] = file.split('/');
	if (first !== room) return undefined;
	return rest.length > 0 ? [folder, folder] : ['.', folder.replace(/\.tsx?$/, '')];
}

for (const [room, folders] of Object.entries(directions)) {
	test(`no folder of ${room}/ imports one that may import it`, () => {
		const reached = (from: string, seen: readonly string[] = []): void => {
			assert.ok(!seen.includes(from), `${room}: ${[...seen, from].join(' → ')}`);
			for (const to of folders[from] ?? []) reached(to, [...seen, from]);
		};
		for (const folder of Object.keys(folders)) reached(folder);
	});

	for (const [folder, allowed] of Object.entries(folders))
		test(`${room}/${folder} imports ${allowed.join(', ')} and nothing else of ${room}/`, () => {
			const files = globSync(join(room, folder, folder === '.' ? '*.ts' : '**/*.ts'));
			assert.notEqual(files.length, 0);
			for (const file of files.filter((one) => !one.endsWith('.test.ts')))
				for (const asked of importsOf(file)) {
					const target = asked.startsWith('#') ? asked.slice(1) : join(dirname(file), asked);
					const [to = folder, name = ''] = (/^[.#]/.test(asked) && placeIn(room, target)) || [];
					assert.ok(
						[folder, ...allowed].some((one) => one === to || one === name),
						`${file}: ${asked}`,
					);
				}
		});
}

test('every folder of content/ has its line', () => {
	const folders = globSync('content/*/').map((folder) => folder.split('/')[1]);
	assert.deepEqual(
		folders.filter((folder) => !directions.content?.[folder ?? '']),
		[],
	);
});

test('no two files of tests have one name, so that a report names one of them', () => {
	const names = globSync(
		'{app,bench,content,contract,editor,packages,prerender,scripts,server,tests}/**/*.{test,spec}.{ts,tsx}',
		{
			exclude: (path) => path.includes('node_modules'),
		},
	).map((file) => basename(file));
	assert.ok(names.length > 100);
	assert.deepEqual(
		names.filter((name, at) => names.indexOf(name) !== at),
		[],
	);
});
