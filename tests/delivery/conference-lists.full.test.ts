import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publications } from '#content/conference/sponsors.ts';
import { images } from '#content/conference/workshops.ts';
import { edition2025 } from '../edition-2025.ts';

const { gallery = [], proceedings: photos = [] } = (await edition2025.photos?.()) ?? {};

test('[SPON-1] five cards', () => {
	assert.deepEqual(
		publications.map(({ name }) => name),
		['Scopus journals', 'UGC journals', 'Book publications', 'Scopus book chapters', 'IEEE publications'],
	);
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

test('[PROC-5] [GAL-1] 50 photos of the proceedings, 8 of the gallery', () => {
	assert.deepEqual([photos.length, gallery.length], [50, 8]);
});

test('[WORK-2] 12 images, of the two workshops', () => {
	assert.equal(images.length, 12);
	for (const { session } of images) assert.match(session, /^(MechAuto|ANSYS simulation)$/);
});
