import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { trackLinksOf } from '#app/editions/proceedings.ts';
import { publications } from '#content/conference/sponsors.ts';
import { images } from '#content/conference/workshops.ts';

const { pictured, published } = editions;

/** Whatever these lists hold, each entry of them is whole. */

const { gallery = [], proceedings = [] } = (await pictured.photos?.()) ?? {};

for (const [id, family, list] of [
	['[GAL-1]', 'gallery', gallery],
	['[PROC-5]', 'proceedings', proceedings],
] as const)
	test(`${id} every photo of ${family} has an id, a picture, a title and a description of its own`, () => {
		assert.equal(new Set(list.map((photo) => photo.id)).size, list.length);
		for (const { id, picture, title, description, category } of list) {
			assert.equal(picture.file.name, `${family}/${id}`);
			assert.ok(picture.alt !== '' && title !== '' && description !== '', id);
			assert.equal(category, 'Conference');
		}
	});

test('[WORK-2] every image of the workshops has a picture with its words, a title and a session', () => {
	for (const { picture, title, session } of images)
		assert.ok(picture.file.name !== '' && picture.alt !== '' && title !== '' && session !== '', title);
});

test('[SPON-1] [PROC-1] [PROC-2] every publication, track and document says what it is', () => {
	for (const { description, features } of publications) assert.ok(description !== '' && features.length > 0);
	for (const { title, paperCount, type } of trackLinksOf(published, editions.addressOf(published)))
		assert.ok(title !== '' && paperCount >= 0 && type);
	for (const { title, description } of published.proceedings?.documents ?? [])
		assert.ok(title !== '' && description !== '');
});
