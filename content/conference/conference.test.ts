import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { about } from './about.ts';
import { importantDates } from './dates.ts';
import { downloads, guidelines, journals } from './guidelines.ts';
import { editions } from './past.ts';
import { committee, patrons, speakers } from './people.ts';
import { years } from './timeline.ts';
import { tracks } from './tracks.ts';
import { upcoming } from './upcoming.ts';
import { comingSoon, highlights } from './webinars.ts';

const links = (list: readonly { label: string; to: string }[]) => list.map(({ label, to }) => [label, to]);
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('[CONF-2] about the conference: the consultancy, the institute, the conferences', () => {
	assert.deepEqual(
		about.map(({ name }) => name),
		['Consultancy', 'Institute', 'Conference'],
	);
});

test('[CONF-3] [CONF-4] four key-note speakers and four patrons, none with an invented name', () => {
	assert.equal(speakers.length, 4);
	assert.equal(patrons.length, 4);
	assert.deepEqual(new Set(patrons.map(({ name }) => name)), new Set(['']));
	assert.ok([...speakers, ...patrons, ...committee].every(({ sample }) => sample));
	for (const { role } of speakers) assert.match(role, /^Key-note speaker [1-4]$/);
});

test('[CONF-5] technical committee, chairmen, coordinator, convenors', () => {
	assert.deepEqual(
		committee.map(({ office }) => office),
		['Technical committee', 'Chairmen', 'Coordinator', 'Convenors'],
	);
});

test('[CONF-6] five tracks of four or five topics each', () => {
	assert.deepEqual(titles(tracks), [
		'Technological Innovation & Strategic Management',
		'AI-Driven Computational Intelligence',
		'Innovations in Renewable Energy',
		'Advanced Modeling & Innovative System Design',
		'Emerging Trends in AI',
	]);
	assert.deepEqual(
		tracks.map(({ topics }) => topics.length),
		[5, 5, 5, 4, 5],
	);
});

test('[CONF-7] the table says the dates as they were published', () => {
	assert.equal(importantDates.heading, 'Important Dates');
	assert.deepEqual(
		importantDates.rows.map(({ days }) => days.map(({ words }) => words).join('-')),
		['14th Dec 2024', '20th Dec 2024', '26th Dec 2024', '31st Dec 2024', '10th-11th Jan 2025'],
	);
	assert.deepEqual(
		importantDates.rows.flatMap(({ days }) => days.map(({ machine }) => machine)),
		[
			'2024-12-14T23:59+05:30',
			'2024-12-20',
			'2024-12-26T23:59+05:30',
			'2024-12-31T23:59+05:30',
			'2025-01-10',
			'2025-01-11',
		],
	);
});

test('[CONF-8] guidelines, template and brochure, two journals', () => {
	const words = guidelines.steps.join(' ');
	for (const wanted of [
		'double-column IEEE',
		'MS-Word',
		'online submission',
		'8-9 pages',
		'novel and unpublished',
	])
		assert.ok(words.includes(wanted), wanted);
	assert.deepEqual(
		downloads.map(({ name, type }) => `${name} ${type.split(', ')[0]}`),
		['Paper template PDF', 'Paper template MS-Word', 'Brochure PDF'],
	);
	assert.deepEqual(
		downloads.map(({ type }) => type.split(', ')[1]),
		downloads.map(({ file }) => `${Math.round(statSync(`media/public${file}`).size / 1000)} kB`),
	);
	assert.deepEqual(journals, [
		'Research Journal of Engineering Technology & Medical (RJETM)',
		'A Journal of Medical Science & Technology (STM)',
	]);
});

test('[UPC-1] details are to come, and the organisers can be asked', () => {
	assert.match(upcoming.message, /^Details .* are to come\.$/);
	assert.deepEqual(links([upcoming.action]), [['Contact Us', paths.contact]]);
});

test('[PAST-1] AIC-RAETHM 2025 leads to its page, proceedings, gallery and awards', () => {
	const edition = editions.find(({ name }) => name === 'AIC-RAETHM 2025');
	assert.deepEqual(
		edition?.links.map(({ to }) => to),
		[paths.conference, paths.proceedings, paths.gallery, paths.awards],
	);
});

test('[TIME-1] five years, and no invented count', () => {
	assert.deepEqual(
		years.map(({ year }) => year),
		[2018, 2019, 2020, 2021, 2022],
	);
	assert.ok(years.every(({ sample, count }) => sample && count === undefined));
});

test('[WEB-1] coming soon: an expert webinar series with three highlights', () => {
	assert.equal(comingSoon.heading, 'Coming Soon');
	assert.match(comingSoon.text, /expert webinar series/);
	assert.deepEqual(titles(highlights), ['Interactive sessions', 'Expert speakers', 'Live Q&A']);
});
