import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import * as hub from '#content/conference/hub.ts';
import { features } from '#content/conference/plan.ts';
import { all, band, entries, links, names, screen, words } from '../pages/page.ts';

test('[HUB-3] [HUB-4] the tabs begin with attend: three benefits, two ways on', async () => {
	const page = await screen('/newconference');
	assert.deepEqual(
		links(page).flatMap(([label, to]) => (to?.startsWith('#') ? [label] : [])),
		['Attend', 'Organize', 'Join', 'Contact'],
	);
	const attend = band(page, hub.attendOf(editions.current).heading);
	assert.equal(entries(attend).length, 3);
	assert.deepEqual(links(attend), [
		['Find a Conference', '/UpcomingConference'],
		['View Conference Calendar', '/Timeline'],
	]);
});

test('[HUB-5] organize: six services and a proposal to ask for', async () => {
	const organize = band(await screen('/newconference'), hub.organize.heading);
	assert.deepEqual(names(organize), [
		'Full event planning',
		'Abstract management',
		'Speaker coordination',
		'Marketing and outreach',
		'Sponsorship programme',
		'Proceedings publication',
	]);
	assert.deepEqual(links(organize), [['Request Conference Proposal', '/SubmitProposelForm']]);
});

test('[HUB-6] join: four benefits, two testimonials', async () => {
	const join = band(await screen('/newconference'), hub.join.heading);
	assert.equal(entries(join).length, 4);
	const said = all(join, 'figure');
	assert.equal(said.length, 2);
	for (const one of said)
		for (const part of ['blockquote', 'b']) assert.notEqual(words(one.querySelector(part)), '', part);
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
	const count = /(\d+ conferences?|conferences ?: count to be confirmed)$/;
	assert.deepEqual(
		years.map((year) => words(year).replace(count, 'count')),
		['2018 count', '2019 count', '2020 count', '2021 count', '2022 count'],
	);
});
