import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { importsOf } from '../scripts/imports-of.ts';

/** What a document keeps as it was sent is never hydrated (docs/decisions/0038), so script must have nothing to do in it. */

const pages = [...readFileSync('app/routes.tsx', 'utf8').matchAll(/staticPage\([^']*'\.\/(.*?)'/g)].map(
	([, file]) => `app/${file}`,
);
const parts = globSync('app/pages/**/*-parts.tsx').map((file) => file.replaceAll('\\', '/'));

/** Its links are followed by the place in which it stands. */
const links = 'app/widgets/page-link.tsx';

/** The components that a file loads, itself too. */
function componentsOf(file: string, seen = new Set<string>()): Set<string> {
	if (!file.endsWith('.tsx') || file === links || seen.has(file)) return seen;
	seen.add(file);
	for (const name of importsOf(file).loaded)
		componentsOf(name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name), seen);
	return seen;
}

test('no component of a static page or part uses a hook or handles an event', () => {
	assert.ok(pages.length > 0 && parts.length > 0);
	const live = [...pages, ...parts].flatMap((file) =>
		[...componentsOf(file)]
			.filter((one) => /\buse[A-Z]\w*\(|\son[A-Z]\w+=\{/.test(readFileSync(one, 'utf8')))
			.map((one) => `${file} shows ${one}`),
	);
	assert.deepEqual(live, []);
});
