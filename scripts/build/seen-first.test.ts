import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { foldedBands, seenFirst } from './seen-first.ts';

test('what stands in a folded band is not seen first, the band itself is', () => {
	const section = (inner: string) =>
		`<section class="section"><i class="weft"></i><div class="wrap">${inner}</div></section>`;
	const page = seenFirst(
		`<html data-folded=""><head></head><body><main>${section('<p>near</p>')}${section('<p>far</p>')}</main><footer><div class="wrap">foot</div></footer></body></html>`,
	);
	assert.match(page, /^<html data-folded="">/);
	assert.match(page, /<p>near<\/p>/);
	assert.doesNotMatch(page, />far|>foot/);
	assert.equal(page.match(/class="weft"/g)?.length, 2);
	assert.equal(page.match(/class="wrap"/g)?.length, 3);
});

test('the bands are those that the style sheet folds', () => {
	assert.ok(
		readFileSync('app/styles/arrival.css', 'utf8').includes(`:root[data-folded] ${foldedBands}:not(`),
	);
});
