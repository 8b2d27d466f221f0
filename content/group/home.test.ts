import assert from 'node:assert/strict';
import { test } from 'node:test';
import { achievements } from '#content/research/achievements.ts';
import { clients } from '#content/research/clients.ts';
import { paths } from '#contract/paths.ts';
import { home, slides } from './home.ts';
import { landing } from './landing.ts';
import { themes } from './themes.ts';

test('[HERO-1] three slides, Welcome, About Us, Products and Services, each with image, heading and text', () => {
	assert.deepEqual(
		slides.map(({ name }) => name),
		['Welcome', 'About Us', 'Products and Services'],
	);
	for (const { heading, text, art } of slides) {
		assert.notEqual(heading, '');
		assert.notEqual(text, '');
		assert.notEqual(art.alt, '');
	}
});

test('[HERO-1] "Contact Us" leads to /ContactForm', () => {
	assert.deepEqual(home.contactUs, { label: 'Contact Us', to: paths.contact });
});

test('[ABOUT-1] four themes', () => {
	assert.deepEqual(
		themes.map(({ title }) => title),
		['Consultancy', 'Collaboration', 'International Reach', 'Our Vision'],
	);
});

test('[ACH-1] achievements are designed products, published papers and recognitions', () => {
	const kinds = new Set(achievements.map(({ kind }) => kind));
	assert.deepEqual(kinds, new Set(['Designed product', 'Published paper', 'Recognition']));
});

test('[HOME-2] some achievements link to an outside address, some have no link', () => {
	assert.ok(achievements.some(({ link }) => link?.startsWith('https://')));
	assert.ok(achievements.some(({ link }) => link === undefined));
});

test('[HOME-4] clients are universities, institutes and a hospital', () => {
	for (const kind of [/university/i, /institute/i, /hospital/i])
		assert.ok(clients.some(({ name }) => kind.test(name)));
});

test('achievements and clients are marked as samples', () => {
	for (const record of [...achievements, ...clients]) assert.equal(record.sample, true);
});

test('[LAND-1] "Find a conference" leads to /UpcomingConference', () => {
	assert.deepEqual(landing.findConference, { label: 'Find a conference', to: paths.upcoming });
});
