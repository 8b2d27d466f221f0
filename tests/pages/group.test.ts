import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { groupHome, groupServices } from '#content/group/group-home.ts';
import { groupSlides } from '#content/group/group-slides.ts';
import { home, slides } from '#content/group/home.ts';
import { themesOf } from '#content/group/themes.ts';
import { achievements } from '#content/research/achievements.ts';
import { achievementsPage } from '#content/research/achievements-page.ts';
import { clients } from '#content/research/clients.ts';
import { researchServices, serviceCards } from '#content/research/services.ts';
import { paths } from '#contract/paths.ts';
import { submissionPaths } from '#contract/submissions.ts';
import { builtPage, grab } from '../built.ts';
import { all, band, entries, figures, links, screen, shows, words } from './page.ts';

const themes = themesOf(editions);

/** Whatever the lists of content hold, the pages show. What they hold at delivery is asked in tests/delivery/. */

test('[HERO-1] every slide of the home has heading, text and "Contact Us", the first its image', async () => {
	const [slider] = all(await screen('/'), '[aria-roledescription="carousel"]');
	assert.ok(slider);
	assert.deepEqual(
		all(slider, 'ol > li').map(words),
		slides.map(({ name }) => name),
	);
	const shown = all(slider, '[aria-roledescription="slide"]');
	assert.equal(shown.length, slides.length);
	for (const slide of shown) {
		for (const part of ['h1, h2', 'p']) assert.notEqual(words(slide.querySelector(part)), '', part);
		assert.deepEqual(links(slide)[0], ['Contact Us', paths.contact]);
	}
	assert.ok(slider.querySelector('img[alt]:not([alt=""])'));
});

test('[HOME-2] every achievement of the home has an image, and a link that it has opens a new tab', async () => {
	const page = await screen('/');
	if (achievements.length === 0) return shows(page, home.achievements.heading, []);
	const items = entries(band(page, home.achievements.heading));
	assert.equal(items.length, achievements.length);
	for (const item of items) {
		assert.ok(item.querySelector('img'), words(item));
		for (const link of all(item, 'a')) {
			assert.match(link.getAttribute('href') ?? '', /^https:\/\//);
			assert.equal(link.getAttribute('target'), '_blank');
		}
	}
});

test('[HOME-4] [ACH-1] every client stands with name and logo on the home and below the achievements', async () => {
	for (const [path, heading] of [
		[paths.home, home.clients],
		[paths.achievements, achievementsPage.clients.heading],
	] as const) {
		const page = await screen(path);
		if (clients.length === 0) shows(page, heading, []);
		else {
			const shown = entries(band(page, heading));
			assert.equal(shown.length, clients.length);
			for (const [at, { name }] of clients.entries())
				assert.ok(shown[at]?.querySelector('img') && words(shown[at]).startsWith(name), name);
		}
	}
});

test('[ACH-1] every achievement stands below its kind; a kind without one is left out', async () => {
	const page = await screen(paths.achievements);
	for (const { kind, heading } of achievementsPage.kinds) {
		const ours = achievements.filter((one) => one.kind === kind);
		if (ours.length === 0) shows(page, heading, []);
		else assert.equal(all(band(page, heading), 'li img').length, ours.length, heading);
	}
});

test('[ABOUT-1] every theme stands on the page about us', async () => {
	const headings = all(await screen(paths.about), 'h2').map(words);
	for (const { title } of themes) assert.ok(headings.includes(title), title);
});

test('[GROUP-1] [GROUP-2] [GROUP-7] every slide of the group states its figures, and its film says where it cannot play', async () => {
	const shown = all(await screen(paths.groupHome), '[aria-roledescription="slide"]');
	assert.equal(shown.length, groupSlides.length);
	for (const [at, { stats, tags, description }] of groupSlides.entries()) {
		const slide = shown[at] as Element;
		assert.deepEqual(
			figures(slide),
			stats.map(({ value, label }) => `${value} ${label}`),
		);
		for (const part of [description, ...tags]) assert.ok(words(slide).includes(part), part);
		assert.match(words(slide.querySelector('video')), /^Your browser does not support the video tag\. /);
	}
});

test('[GROUP-8] every division has its card, with rating, features and a path', async () => {
	const cards = entries(band(await screen(paths.groupHome), groupHome.services.heading));
	assert.deepEqual(
		cards.map((card) => [words(card).match(/Rated (\S+) out of 5/)?.[1], links(card).map(([, to]) => to)]),
		groupServices.map(({ rating, to }) => [rating, [to]]),
	);
	for (const [at, { features }] of groupServices.entries())
		assert.equal(entries(cards[at] as Element).length, features.length);
});

test('[SERV-1] a hero text, and every research service with image, title and description', async () => {
	const page = await screen(paths.researchServices);
	assert.notEqual(words(page.querySelector('.headline:has(h1) + p')), '');
	shows(
		page,
		researchServices.cards.heading,
		serviceCards.map(({ title }) => title),
	);
	for (const card of entries(band(page, researchServices.cards.heading)))
		assert.ok(card.querySelector('img[alt]:not([alt=""])') && words(card.querySelector('h3 + p')) !== '');
});

test('[HOME-5] the contact form stands on the home with the map', async () => {
	const home = await screen(paths.home);
	assert.ok(home.querySelector(`#contact form[action$="${submissionPaths.message}"]`));
	assert.ok(links(home).some(([label]) => label.startsWith('Open directions')));
	assert.ok(all(home, 'button').some((button) => words(button) === 'Load the map'));
});

test('[LAND-1] hero and introduction of the landing page both offer "Find a conference"', async () => {
	const landing = await screen(paths.landing);
	for (const id of ['home', 'about']) {
		const section = landing.querySelector(`#${id}`);
		assert.ok(section);
		assert.equal(new Map(links(section)).get('Find a conference'), paths.upcoming, id);
	}
});

test('[HEAD-6] "Home" on the other research and conference pages goes to the hub', async () => {
	for (const path of [
		paths.products,
		paths.researchServices,
		paths.achievements,
		paths.conference,
		paths.faq,
	]) {
		const header = grab(await builtPage(path), /(<header\b.*?<\/header>)/s) ?? '';
		assert.match(header, new RegExp(`<a [^>]*href="${paths.conferenceHub}"[^>]*>Home<`), path);
	}
});
