import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begins, dateOf } from '#contract/dates.ts';
import { editions } from './index.ts';
import { editionNames } from './names.ts';

test('index.ts and names.ts list the same editions in the same order', () => {
	assert.deepEqual(
		editionNames,
		editions.map(({ slug, name }) => ({ slug, name })),
	);
});

test('slugs and ids are each given once, and a slug fits into an address', () => {
	for (const key of ['slug', 'id'] as const)
		assert.equal(new Set(editions.map((edition) => edition[key])).size, editions.length);
	for (const { slug } of editions) assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('the newest edition comes first', () => {
	const days = editions.map((edition) => dateOf(edition, 'conference')).map((date) => date && begins(date));
	const dated = days.filter((day) => day !== undefined);
	assert.deepEqual(
		dated,
		dated.toSorted((a, b) => b - a),
	);
	assert.ok(!days.slice(1).includes(undefined), 'only the first may be without its days');
});

test('a track of the proceedings is one of the tracks', () => {
	for (const { tracks, proceedings } of editions)
		for (const { track } of proceedings?.papers ?? []) assert.ok(tracks[track] !== undefined);
});
