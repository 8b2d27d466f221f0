import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aboutOf } from '#content/conference/about.ts';
import { questionsOf } from '#content/conference/faq.ts';
import { workshops } from '#content/conference/workshops.ts';
import { edition2025 } from '../edition-2025.ts';

/** What the content holds; that the pages show all of it is asked in tests/pages/conference.test.ts. */

const { speakers, patrons, committee } = (await edition2025.people?.()) ?? {
	speakers: [],
	patrons: [],
	committee: [],
};

test('[CONF-2] the carousel about the conference: consultancy, institute, conferences', () => {
	assert.deepEqual(
		aboutOf(edition2025).map(({ name }) => name),
		['Consultancy', 'Institute', 'Conference'],
	);
});

test('[CONF-3] four keynote speakers', () => assert.ok(speakers.length >= 4));

test('[CONF-4] [CONF-5] four patrons; technical committee, chairmen, coordinator, convenors', () => {
	assert.ok(patrons.length >= 4);
	assert.deepEqual(
		committee.map(({ office }) => office),
		['Technical committee', 'Chairmen', 'Coordinator', 'Convenors'],
	);
});

test('[AWD-1] five best papers, five overall best, three contributions', () => {
	const winners = new Map(edition2025.awards?.map(({ title, entries }) => [title, entries.length]));
	for (const [group, people] of [
		['Best Paper Award', 5],
		['Overall Best Award', 5],
		['Distinguished Contribution', 3],
	] as const)
		assert.ok((winners.get(group) ?? 0) >= people, group);
});

test('[WORK-1] MechAuto and ANSYS simulation', () => {
	const named = workshops.map(({ title }) => title);
	for (const name of ['MechAuto', 'ANSYS simulation']) assert.ok(named.includes(name), name);
});

test('[FAQ-1] six questions: what, dates, venue, fee, workshops, contact', () => {
	const answers = questionsOf(edition2025, true).map(({ answer }) => answer);
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
