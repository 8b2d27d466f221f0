import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datesOf } from '#content/conference/dates.ts';
import { guidelinesOf } from '#content/conference/guidelines.ts';
import { comingSoon, highlights } from '#content/conference/webinars.ts';
import { edition2025 } from '../edition-2025.ts';

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('[CONF-6] five tracks of four or five topics each', () => {
	assert.deepEqual(titles(edition2025.tracks), [
		'Technological Innovation & Strategic Management',
		'AI-Driven Computational Intelligence',
		'Innovations in Renewable Energy',
		'Advanced Modeling & Innovative System Design',
		'Emerging Trends in AI',
	]);
	assert.deepEqual(
		edition2025.tracks.map(({ topics }) => topics.length),
		[5, 5, 5, 4, 5],
	);
});

test('[CONF-7] the table says the dates as they were published', () => {
	const importantDates = datesOf(edition2025);
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
	const words = guidelinesOf(edition2025, false).steps.join(' ');
	for (const wanted of [
		'double-column IEEE',
		'MS-Word',
		'online submission',
		'8-9 pages',
		'novel and unpublished',
	])
		assert.ok(words.includes(wanted), wanted);
	const { journals, brochure } = edition2025;
	assert.deepEqual(
		[...edition2025.downloads, ...(brochure ? [brochure] : [])].map(
			({ name, type }) => `${name} ${type.split(', ')[0]}`,
		),
		['Paper template PDF', 'Paper template MS-Word', 'Brochure PDF'],
	);
	assert.deepEqual(journals, [
		'Research Journal of Engineering Technology & Medical (RJETM)',
		'A Journal of Medical Science & Technology (STM)',
	]);
});

test('[WEB-1] coming soon: an expert webinar series with three highlights', () => {
	assert.equal(comingSoon.heading, 'Coming Soon');
	assert.match(comingSoon.text, /expert webinar series/);
	assert.deepEqual(titles(highlights), ['Interactive sessions', 'Expert speakers', 'Live Q&A']);
});
