import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outline } from './outline.ts';

const grid = (...rows: string[]) =>
	outline(rows[0]?.length ?? 0, rows.length, (x, y) => rows[y]?.[x] === '#');

test('one cell is one square', () => assert.equal(grid('#'), 'M0 0h1v1h-1v-1z'));
test('a row is one box', () => assert.equal(grid('.##.'), 'M1 0h2v1h-2v-1z'));
test('nothing is no path', () => assert.equal(grid('...', '...'), ''));

test('a hole is a border of its own', () => {
	const path = grid('###', '#.#', '###');
	assert.equal(path.match(/M/g)?.length, 2);
	assert.ok(path.startsWith('M0 0h3v3h-3v-3z'));
});

test('cells that only touch at a corner are drawn whole', () => {
	const path = grid('#.', '.#');
	const steps = [...path.matchAll(/[hv](-?\d+)/g)].reduce(
		(sum, [, length]) => sum + Math.abs(Number(length)),
		0,
	);
	assert.equal(steps, 8);
});
