import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupHome } from '#content/group/group-home.ts';
import { home } from '#content/group/home.ts';
import { all, band, entries, figures, links, names, screen, words } from '../pages/page.ts';

test('[HERO-1] three slides, each with heading, text and "Contact Us", the first with its image', async () => {
	const [slider] = all(await screen('/'), '[aria-roledescription="carousel"]');
	assert.ok(slider);
	const pager = entries(slider).filter((entry) => !entry.closest('nav'));
	assert.deepEqual(pager.map(words), ['Welcome', 'About Us', 'Products and Services']);
	const slides = all(slider, '[aria-roledescription="slide"]');
	assert.equal(slides.length, 3);
	for (const slide of slides) {
		for (const part of ['h1, h2', 'p']) assert.notEqual(words(slide.querySelector(part)), '', part);
		assert.deepEqual(links(slide)[0], ['Contact Us', '/ContactForm']);
	}
	assert.ok(slider.querySelector('img[alt]:not([alt=""])'));
});

test('[HOME-2] every achievement of the home has an image, and a link that it has opens a new tab', async () => {
	const items = entries(band(await screen('/'), home.achievements.heading));
	assert.ok(items.length > 1);
	for (const item of items) {
		assert.ok(item.querySelector('img'), words(item));
		for (const link of all(item, 'a')) {
			assert.match(link.getAttribute('href') ?? '', /^https:\/\//);
			assert.equal(link.getAttribute('target'), '_blank');
		}
	}
});

test('[HOME-4] the clients of the home are logos with names: universities, institutes and a hospital', async () => {
	const clients = entries(band(await screen('/'), home.clients));
	assert.ok(clients.length > 2);
	for (const client of clients) assert.ok(client.querySelector('img') && words(client) !== '');
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

test('[GROUP-2] the slides of the group state its six figures', async () => {
	const [software, knowledge] = all(await screen('/OLDHome'), '[aria-roledescription="slide"]').map(figures);
	assert.deepEqual(software, ['98% client satisfaction', '200+ projects', '5M+ users']);
	assert.deepEqual(knowledge, ['50+ countries', '100k+ participants', '500+ events']);
});

test('[GROUP-7] each of the three films says so where it cannot play', async () => {
	const films = all(await screen('/OLDHome'), 'video');
	assert.equal(films.length, 3);
	for (const film of films) assert.match(words(film), /^Your browser does not support the video tag\. /);
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
