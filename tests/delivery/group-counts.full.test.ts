import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupHome } from '#content/group/group-home.ts';
import { all, band, entries, figures, links, names, screen, words } from '../pages/page.ts';

test('[HERO-1] three slides: Welcome, About Us, Products and Services', async () => {
	const [slider] = all(await screen('/'), '[aria-roledescription="carousel"]');
	assert.ok(slider);
	assert.deepEqual(all(slider, 'ol > li').map(words), ['Welcome', 'About Us', 'Products and Services']);
});

test('[ABOUT-1] the four themes stand on the page about us', async () => {
	const themes = await screen('/About');
	assert.deepEqual(names(band(themes, 'Consultancy').parentElement ?? themes), [
		'Consultancy',
		'Collaboration',
		'International Reach',
		'Our Vision',
	]);
});

test('[GROUP-2] [GROUP-7] the slides of the group state its six figures, and show three films', async () => {
	const slides = all(await screen('/OLDHome'), '[aria-roledescription="slide"]');
	const [software, knowledge] = slides.map(figures);
	assert.equal(slides.flatMap((slide) => all(slide, 'video')).length, 3);
	assert.deepEqual(software, ['98% client satisfaction', '200+ projects', '5M+ users']);
	assert.deepEqual(knowledge, ['50+ countries', '100k+ participants', '500+ events']);
});

test('[GROUP-8] three cards, rated 4.9, 4.8 and 4.7, each with features and a path', async () => {
	const cards = entries(band(await screen('/OLDHome'), groupHome.services.heading));
	assert.deepEqual(
		cards.map((card) => words(card).match(/Rated (\S+) out of 5/)?.[1]),
		['4.9', '4.8', '4.7'],
	);
	for (const card of cards) assert.ok(entries(card).length > 1);
	assert.deepEqual(
		cards.map((card) => links(card).map(([, to]) => to)),
		[['/software'], ['/newconference'], ['/services']],
	);
});
