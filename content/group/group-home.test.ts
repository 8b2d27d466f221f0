import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { groupHome, groupServices } from './group-home.ts';
import { groupSlides } from './group-slides.ts';

test('[GROUP-1] three slides and their paths', () => {
	assert.deepEqual(
		groupSlides.map(({ title, path }) => [title, path]),
		[
			['Software development', paths.software],
			['Knowledge and events', paths.conferenceHub],
			['Research and development', paths.groupHome],
		],
	);
	for (const slide of groupSlides) {
		assert.match(slide.video.webm, /^\/films\/.+\.webm$/);
		assert.match(slide.video.mp4, /^\/films\/.+\.mp4$/);
		assert.ok(slide.tags.length > 0 && slide.description !== '' && slide.thumbnail.alt !== '');
	}
});

test('[GROUP-2] the stats', () => {
	const stats = groupSlides.flatMap((slide) => slide.stats.map(({ value, label }) => `${value} ${label}`));
	for (const stat of [
		'98% client satisfaction',
		'200+ projects',
		'5M+ users',
		'50+ countries',
		'100k+ participants',
		'500+ events',
	])
		assert.ok(stats.includes(stat), stat);
});

test('[GROUP-7] the sentence of a film that cannot play', () => {
	assert.equal(groupHome.film.unsupported, 'Your browser does not support the video tag.');
});

test('[GROUP-8] three cards, ratings 4.9, 4.8, 4.7, with features and path', () => {
	assert.deepEqual(
		groupServices.map(({ rating }) => rating),
		['4.9', '4.8', '4.7'],
	);
	for (const { features, to } of groupServices) assert.ok(features.length > 0 && to.startsWith('/'));
});
