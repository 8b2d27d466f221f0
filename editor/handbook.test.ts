import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allShapes } from '#content/records/shapes.ts';

test('[OWN-4] every form that the handbook names is called so, and every form is named in it', () => {
	const handbook = readFileSync('docs/owner.md', 'utf8');
	const named = [...handbook.matchAll(/forms? “([^”]+)”(?: and “([^”]+)”)?/gi)].flatMap(([, ...names]) =>
		names.filter((name) => name !== undefined),
	);
	const labels: readonly string[] = allShapes.map(([, { label }]) => label);
	const begins = (name: string) => labels.some((label) => label.startsWith(name.replace(/ …$/, '')));
	assert.deepEqual(
		named.filter((name) => !begins(name)),
		[],
	);
	assert.deepEqual(
		labels.filter((label) => !handbook.includes(`“${label}”`)),
		[],
	);
});
