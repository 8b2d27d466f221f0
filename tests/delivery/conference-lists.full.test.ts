import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publications } from '#content/conference/sponsors.ts';
import { images } from '#content/conference/workshops.ts';
import { edition2025 } from '../edition-2025.ts';

const { gallery = [], proceedings: photos = [] } = (await edition2025.photos?.()) ?? {};

test('[SPON-1] five cards, each with a description and a list of features', () => {
	assert.deepEqual(
		publications.map(({ name }) => name),
		['Scopus journals', 'UGC journals', 'Book publications', 'Scopus book chapters', 'IEEE publications'],
	);
	for (const { description, features } of publications) assert.ok(description !== '' && features.length > 1);
});

test('[PROC-1] four tracks with 25, 30, 28 and 22 papers, each of one of the two types', () => {
	assert.deepEqual(
		(edition2025.proceedings?.papers ?? []).map(({ paperCount }) => paperCount),
		[25, 30, 28, 22],
	);
	for (const { type } of edition2025.proceedings?.papers ?? [])
		assert.match(type, /^(Technical|Research) Track$/);
});

test('[PROC-2] two documents, Conference Summary and Abstract Book', () => {
	assert.deepEqual(
		edition2025.proceedings?.documents.map(({ title }) => title),
		['Conference Summary', 'Abstract Book'],
	);
});

test('[PROC-5] 50 photos, each with its own picture, title and description, category "Conference"', () => {
	assert.equal(photos.length, 50);
	assert.equal(new Set(photos.map(({ id }) => id)).size, 50);
	assert.equal(new Set(photos.map(({ title }) => title)).size, 50);
	for (const { id, picture, description, category } of photos) {
		assert.equal(picture.file.name, `proceedings/${id}`);
		assert.ok(picture.alt !== '' && description !== '');
		assert.equal(category, 'Conference');
	}
});

test('[GAL-1] 8 photos', () => {
	assert.equal(gallery.length, 8);
	for (const { id, picture } of gallery) assert.equal(picture.file.name, `gallery/${id}`);
});

test('[WORK-2] 12 images, each with a title and a session', () => {
	assert.equal(images.length, 12);
	for (const { picture, title, session } of images) {
		assert.ok(title !== '' && picture.alt !== '');
		assert.match(session, /^(MechAuto|ANSYS simulation)$/);
	}
});
