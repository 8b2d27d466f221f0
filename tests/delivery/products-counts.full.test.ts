import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mats } from '#content/research/mats.ts';
import { products } from '#content/research/products.ts';

test('[PROD-1] "Our Products": twelve fibre mats, each with image and title', () => {
	assert.equal(products.hero.heading, 'Our Products');
	const names = [
		'areca',
		'bamboo',
		'banana',
		'coir',
		'flax',
		'kenaf',
		'nano titania',
		'jute',
		'ramie',
		'sisal',
		'sun hemp',
		'white pineapple fabric',
	];
	assert.equal(mats.length, 12);
	names.forEach((name, at) => {
		assert.ok(mats[at]?.title.toLowerCase().startsWith(name), `${mats[at]?.title} is not ${name}`);
	});
	for (const { picture } of mats) assert.match(picture.alt, /^Drawn swatch/);
});
