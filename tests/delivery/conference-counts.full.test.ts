import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aboutIntro } from '#content/conference/about.ts';
import { peopleIntroOf, speakersLine } from '#content/conference/people.ts';
import { edition2025 } from '../edition-2025.ts';
import { all, band, entries, screen, words } from '../pages/page.ts';

const people2025 = (await edition2025.people?.()) ?? { speakers: [], patrons: [], committee: [] };

test('[CONF-2] the carousel about the conference: consultancy, institute, conferences', async () => {
	const about = band(await screen('/Conference'), aboutIntro.heading);
	assert.deepEqual(all(about, '[aria-roledescription="carousel"] li').map(words), [
		'Consultancy',
		'Institute',
		'Conference',
	]);
});

test('[CONF-3] four keynote speakers', async () => {
	assert.ok(people2025.speakers.length >= 4);
	const page = await screen('/Conference');
	assert.equal(
		words(page.querySelector('h3#speakers, details:has(> #speakers) h3')),
		speakersLine(people2025.speakers),
	);
});

test('[CONF-4] [CONF-5] four patrons; technical committee, chairmen, coordinator, convenors', async () => {
	const people = band(await screen('/Conference'), peopleIntroOf(people2025).heading);
	assert.ok(all(people, 'li img').length >= 4);
	const offices = all(people, 'dt').map(words);
	assert.deepEqual(offices, ['Technical committee', 'Chairmen', 'Coordinator', 'Convenors']);
});

test('[AWD-1] five best papers, five overall best, three contributions', async () => {
	const page = await screen('/ConferenceAward');
	for (const [group, people] of [
		['Best Paper Award', 5],
		['Overall Best Award', 5],
		['Distinguished Contribution', 3],
	] as const) {
		assert.ok(entries(band(page, group)).length >= people, group);
	}
});

test('[WORK-1] MechAuto and ANSYS simulation', async () => {
	const page = await screen('/NewWorkshop');
	const named = all(page, 'article h2').map(words);
	for (const name of ['MechAuto', 'ANSYS simulation']) assert.ok(named.includes(name), name);
});

test('[FAQ-1] six questions: what, dates, venue, fee, workshops, contact', async () => {
	const answers = all(await screen('/faq'), 'details').map((one) => words(one.querySelector('summary + *')));
	assert.ok(answers.length >= 6);
	for (const subject of [
		/annual international conference/,
		/10-11 Jan 2025/,
		/Bhopal/,
		/registration fee/,
		/MechAuto/,
		/contact form/,
	])
		assert.ok(
			answers.some((answer) => subject.test(answer)),
			String(subject),
		);
});
