import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import * as panels from '#content/conference/hub.ts';
import { features } from '#content/conference/plan.ts';
import { all, band, entries, names, screen, words } from '../pages/page.ts';

test('[HUB-4] [HUB-5] [HUB-6] three benefits of attending, six services of organising, four benefits of joining, two testimonials', async () => {
	const page = await screen('/newconference');
	assert.equal(names(band(page, panels.attendOf(editions.current).heading)).length, 3);
	assert.deepEqual(names(band(page, panels.organize.heading)), [
		'Full event planning',
		'Abstract management',
		'Speaker coordination',
		'Marketing and outreach',
		'Sponsorship programme',
		'Proceedings publication',
	]);
	const join = band(page, panels.join.heading);
	assert.deepEqual([entries(join).length, all(join, 'figure').length], [4, 2]);
});

test('[PLAN-2] six feature tiles', async () => {
	assert.deepEqual(names(band(await screen('/PlanScientificPage'), features.heading)), [
		'Article management',
		'Scientific content management',
		'Registration management',
		'Schedules and agendas',
		'Citation and content access',
		'Submission management',
	]);
});

test('[TIME-1] each of five years has a count of conferences, or says that it is to be confirmed', async () => {
	const [list] = all(await screen('/Timeline'), 'ol');
	assert.ok(list);
	const years = entries(list);
	const count = /(\d+ conferences?|count to be confirmed)$/;
	assert.deepEqual(
		years.map((year) => words(year).replace(count, 'count')),
		['2018 count', '2019 count', '2020 count', '2021 count', '2022 count'],
	);
});
