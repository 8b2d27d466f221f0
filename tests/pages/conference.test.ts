import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { aboutIntro, aboutOf } from '#content/conference/about.ts';
import { ownQuestion, questionsOf } from '#content/conference/faq.ts';
import { peopleIntroOf, speakersLine } from '#content/conference/people.ts';
import { labels, workshops } from '#content/conference/workshops.ts';
import { lastingState } from '#contract/dates.ts';
import { all, band, entries, screen, words } from './page.ts';

const { awarded, current } = editions;
const questions = questionsOf(editions.current, lastingState(editions.current, Date.now()) === 'over');
const aboutSlides = aboutOf(current);

test('[CONF-2] every part of the carousel about the conference has its words', async () => {
	const about = band(await screen('/Conference'), aboutIntro.heading);
	assert.deepEqual(
		all(about, '[aria-roledescription="carousel"] li').map(words),
		aboutSlides.map(({ name }) => name),
	);
	const slides = all(about, '[aria-roledescription="slide"]');
	assert.equal(slides.length, aboutSlides.length);
	for (const slide of slides) assert.notEqual(words(slide.querySelector('h3 + p')), '');
});

test('[CONF-3] every keynote speaker of the edition, by name with a portrait or by role once something is known of one; until then how many, none, no line', async () => {
	const { speakers = [] } = (await current.people?.()) ?? {};
	const page = await screen('/Conference');
	const line = page.querySelector('h3#speakers, details:has(> #speakers) h3');
	if (speakers.length === 0) return assert.equal(line, null);
	assert.equal(words(line), speakersLine(speakers));
	const isFold = line?.closest('details[open]') != null;
	assert.equal(
		isFold,
		speakers.some(({ name, affiliation, subject, link }) => name ?? affiliation ?? subject ?? link),
	);
	if (!isFold) return;
	const shown = all(page, '#speakers > ol > li');
	assert.equal(shown.length, speakers.length);
	for (const [at, { name, role }] of speakers.entries()) {
		assert.ok(words(shown[at]).includes(name ?? role));
		assert.equal(shown[at]?.querySelector('img') !== null, name !== undefined);
	}
});

test('[CONF-4] [CONF-5] every patron and every office of the committee', async () => {
	const { speakers = [], patrons = [], committee = [] } = (await current.people?.()) ?? {};
	const page = await screen('/Conference');
	if (speakers.length + patrons.length + committee.length === 0)
		return assert.equal(page.querySelector('#committee'), null);
	const people = band(page, peopleIntroOf({ speakers, patrons, committee }).heading);
	assert.equal(all(people, '[aria-label="Patrons"] li img').length, patrons.length);
	assert.deepEqual(
		all(people, 'dt').map(words),
		committee.map(({ office }) => office),
	);
});

test('[AWD-1] every winner of every group: names, prize and details', async () => {
	const page = await screen('/ConferenceAward');
	for (const { title, entries: winners } of awarded.awards ?? []) {
		const won = entries(band(page, title));
		assert.equal(won.length, winners.length, title);
		for (const one of won)
			assert.deepEqual(
				[...one.children].map((part) => words(part) !== ''),
				[true, true, true],
			);
	}
});

test('[WORK-1] every workshop: overview, key learning areas, hands-on list', async () => {
	const page = await screen('/NewWorkshop');
	assert.deepEqual(
		all(page, 'article h2').map(words),
		workshops.map(({ title }) => title),
	);
	for (const [at, { learning, handsOn }] of workshops.entries()) {
		const workshop = all(page, 'article')[at] as Element;
		assert.notEqual(words(workshop.querySelector('h2 + p')), '');
		assert.deepEqual(all(workshop, 'h3').map(words), Object.values(labels));
		assert.deepEqual(
			all(workshop, 'h3 + ul').map((list) => entries(list).map(words)),
			[learning, handsOn],
		);
	}
});

test('[FAQ-1] a question of the organisers has its short answer beside it, and its subject in its address', () => {
	const own = { subject: 'Hotels nearby', question: 'Where can I stay?', answer: 'In three hotels.' };
	assert.equal(ownQuestion({ ...own, short: 'Three hotels' }).fact, 'Three hotels');
	assert.equal(ownQuestion(own).id, 'about-hotels-nearby');
});

test('[FAQ-1] every question stands there with its answer', async () => {
	const shown = all(await screen('/faq'), 'details');
	assert.equal(shown.length, questions.length);
	for (const [at, { question, answer }] of questions.entries())
		for (const part of [question, answer]) assert.ok(words(shown[at]).includes(part), part);
});
