import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mats } from './mats.ts';
import { products } from './products.ts';
import { serviceCards } from './services.ts';

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

test('every mat says where its fibre comes from, what it is used for, and whose word that is', () => {
	for (const { title, origin, weave, uses, facts, sources } of mats) {
		assert.notEqual(origin, '', title);
		assert.notEqual(weave, '', title);
		assert.ok(uses.length >= 3, title);
		assert.ok(facts.length >= 2, title);
		assert.ok(sources.length >= 1, title);
	}
});

test('a measured number stands only where a source with an address gives it', () => {
	for (const { title, facts, sources } of mats)
		if (facts.some((fact) => /\d+ (cm|m|micrometres)\b/.test(fact)))
			assert.ok(
				sources.some(({ link }) => link?.startsWith('https://dnfi.org/')),
				title,
			);
});

test('[SERV-1] two cards, each with image, title and description', () => {
	assert.deepEqual(
		serviceCards.map(({ title }) => title),
		['Manufacture And Supply of Products', 'Installation And Repairing of Products'],
	);
	for (const { picture, text } of serviceCards) {
		assert.notEqual(picture?.alt ?? '', '');
		assert.notEqual(text, '');
	}
});
