import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { importsOf } from '../scripts/imports-of.ts';

const { basename, dirname, join } = posix;

/**
 * What each folder of `server/` and `content/` may import beside itself, and each file of the root of `server/`: folders, and
 * files of the root by their name. What has no line imports nothing of the room.
 */
const directions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
	server: {
		config: ['setting-values'],
		'cannot-listen': ['config'],
		'unknown-settings': ['config'],
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
		services: ['config', 'db', 'metrics', 'outbox', 'static', 'submissions'],
		app: ['services', 'guards', 'routes', 'static'],
		main: [
			...['app', 'cannot-listen', 'config', 'own-address', 'unknown-settings'],
			...['db', 'documents', 'jobs', 'mail', 'metrics', 'outbox', 'static', 'submissions'],
		],
		// what staff do beside the running server
		admin: [
			...['config', 'escape-html', 'received-in', 'unknown-settings'],
			...['db', 'documents', 'jobs', 'mail', 'outbox', 'static'],
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

/** The files that fit a pattern, tests aside, with slashes on every system. */
const filesOf = (pattern: string) =>
	globSync(pattern)
		.filter((file) => !file.endsWith('.test.ts'))
		.map((file) => file.replaceAll('\\', '/'));

/** The folder of a room that an import leads to, and the file's name where that is in the root; undefined outside the room. */
function placeIn(room: string, file: string): readonly [folder: string, name: string] | undefined {
	const [first, folder = '', ...rest] = file.split('/');
	if (first !== room) return undefined;
	return rest.length > 0 ? [folder, folder] : ['.', basename(folder, '.ts')];
}

for (const [room, lines] of Object.entries(directions)) {
	test(`nothing in ${room}/ imports what may import it`, () => {
		const reached = (from: string, seen: readonly string[] = []): void => {
			assert.ok(!seen.includes(from), `${room}: ${[...seen, from].join(' → ')}`);
			for (const to of lines[from] ?? []) reached(to, [...seen, from]);
		};
		for (const from of Object.keys(lines)) reached(from);
	});

	const ofRoot = lines['.'] ? ['.'] : filesOf(`${room}/*.ts`).map((file) => basename(file, '.ts'));
	const folders = filesOf(`${room}/*/`).map((folder) => basename(folder));
	for (const place of [...ofRoot, ...folders]) {
		const allowed = lines[place] ?? [];
		test(`${room}/${place} imports ${['only itself', ...allowed].join(', ')} of ${room}/`, () => {
			const files = filesOf(`${room}/${place}${place === '.' ? '/*.ts' : '{.ts,/**/*.ts}'}`);
			assert.notEqual(files.length, 0);
			for (const file of files)
				for (const asked of importsOf(file)) {
					const target = asked.startsWith('#') ? asked.slice(1) : join(dirname(file), asked);
					const [to = place, name = ''] = (/^[.#]/.test(asked) && placeIn(room, target)) || [];
					assert.ok(
						[place, ...allowed].some((one) => one === to || one === name),
						`${file}: ${asked}`,
					);
				}
		});
	}
}

test('no two files of tests have one name, whatever its ending, so that a report names one of them', () => {
	const names = globSync(
		'{app,bench,content,contract,editor,packages,prerender,scripts,server,tests}/**/*.{test,spec}.{ts,tsx}',
		{
			exclude: (path) => path.includes('node_modules'),
		},
	).map((file) => file.replace(/^.*[\\/]|(\.full)?\.(test|spec)\.tsx?$/g, ''));
	assert.ok(names.length > 100);
	assert.deepEqual(
		names.filter((name, at) => names.indexOf(name) !== at),
		[],
	);
});
