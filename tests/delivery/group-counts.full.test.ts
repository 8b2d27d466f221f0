import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { groupServices } from '#content/group/group-home.ts';
import { groupSlides } from '#content/group/group-slides.ts';
import { slides } from '#content/group/home.ts';
import { themesOf } from '#content/group/themes.ts';
import { paths } from '#contract/paths.ts';

/** What the content holds; that the pages show all of it is asked in tests/pages/group.test.ts. */

test('[HERO-1] three slides: Welcome, About Us, Products and Services', () => {
	assert.deepEqual(
		slides.map(({ name }) => name),
		['Welcome', 'About Us', 'Products and Services'],
	);
});

test('[ABOUT-1] four themes', () => {
	assert.deepEqual(
		themesOf(editions).map(({ title }) => title),
		['Consultancy', 'Collaboration', 'International Reach', 'Our Vision'],
	);
});

test('[GROUP-1] [GROUP-7] three slides, their paths and their films', () => {
	assert.deepEqual(
		groupSlides.map(({ title, path }) => [title, path]),
		[
			['Software development', paths.software],
			['Knowledge and events', paths.conferenceHub],
			['Research and development', paths.researchServices],
		],
	);
	for (const { video, tags, description, alt } of groupSlides) {
		assert.match(video.webm, /^\/films\/.+\.webm$/);
		assert.match(video.mp4, /^\/films\/.+\.mp4$/);
		assert.ok(tags.length > 0 && description !== '' && alt !== '');
	}
});

test('[GROUP-2] the slides of the group state its six figures', () => {
	const [software, knowledge] = groupSlides.map(({ stats }) =>
		stats.map(({ value, label }) => `${value} ${label}`),
	);
	assert.deepEqual(software, ['98% client satisfaction', '200+ projects', '5M+ users']);
	assert.deepEqual(knowledge, ['50+ countries', '100k+ participants', '500+ events']);
});

test('[GROUP-8] three cards, rated 4.9, 4.8 and 4.7, each with features and a path', () => {
	assert.deepEqual(
		groupServices.map(({ rating, to }) => [rating, to]),
		[
			['4.9', paths.software],
			['4.8', paths.conferenceHub],
			['4.7', paths.researchServices],
		],
	);
	for (const { features } of groupServices) assert.ok(features.length > 1);
});
