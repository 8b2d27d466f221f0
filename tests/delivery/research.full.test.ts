import assert from 'node:assert/strict';
import { test } from 'node:test';
import { achievementsPage } from '#content/research/achievements-page.ts';
import { researchServices } from '#content/research/services.ts';
import { all, band, entries, names, screen, words } from '../pages/page.ts';

test('[ACH-1] designed products, published papers and recognitions, the client institutions below', async () => {
	const page = await screen('/Achivements');
	const { kinds, clients } = achievementsPage;
	const bands = [...kinds, clients].map(({ heading }) => heading);
	assert.deepEqual(all(page, 'h2').map(words).slice(0, 4), bands);
	for (const heading of bands) {
		const items = entries(band(page, heading));
		assert.ok(items.length > 0, heading);
		for (const item of items) assert.ok(item.querySelector('img') && words(item) !== '', heading);
	}
});

test('[SERV-1] a hero text and two cards, each with image, title and description', async () => {
	const page = await screen('/services');
	assert.notEqual(words(page.querySelector('h1 + p')), '');
	const two = band(page, researchServices.cards.heading);
	assert.deepEqual(names(two), [
		'Manufacture And Supply of Products',
		'Installation And Repairing of Products',
	]);
	for (const card of entries(two))
		assert.ok(card.querySelector('img[alt]:not([alt=""])') && words(card.querySelector('h3 + p')) !== '');
});
