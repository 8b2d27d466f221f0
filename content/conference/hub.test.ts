import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import * as hub from './hub.ts';
import * as menu from './menu.ts';
import * as plan from './plan.ts';

const links = (list: readonly { label: string; to: string }[]) => list.map(({ label, to }) => [label, to]);
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('[HUB-1] the sidebar leads to five pages', () => {
	assert.deepEqual(links(hub.sidebar), [
		['Plan a Scientific Conference', paths.planConference],
		['Sponsors & Exhibitors', paths.sponsors],
		['Awards & Recognition', paths.awards],
		['Workshops & Courses', paths.workshops],
		['Conference FAQ', paths.faq],
	]);
});

test('[HUB-3] [HUB-4] [HUB-5] [HUB-6] the four tabs and what they hold', () => {
	assert.deepEqual(Object.keys(hub.tabs), ['attend', 'organize', 'join', 'contact']);
	assert.equal(hub.attend.items.length, 3);
	assert.deepEqual(links([hub.attend.find, hub.attend.calendar, hub.organize.request]), [
		['Find a Conference', paths.upcoming],
		['View Conference Calendar', paths.timeline],
		['Request Conference Proposal', paths.proposal],
	]);
	assert.deepEqual(titles(hub.organize.items), [
		'Full event planning',
		'Abstract management',
		'Speaker coordination',
		'Marketing and outreach',
		'Sponsorship programme',
		'Proceedings publication',
	]);
	assert.equal(hub.join.items.length, 4);
	assert.equal(hub.testimonials.length, 2);
	assert.ok(hub.testimonials.every(({ sample }) => sample));
});

test('[HUB-7] phone numbers, e-mail addresses and a postal address in Bhopal', () => {
	const values: readonly string[] = hub.contact.details.map(({ value }) => value);
	assert.equal(values.filter((value) => value.startsWith('+91')).length, 2);
	assert.equal(values.filter((value) => value.endsWith('.example')).length, 2);
	assert.ok(values.some((value) => value.includes('Bhopal')));
});

test('[MENU-1] [MENU-2] six items and six tiles', () => {
	assert.deepEqual(
		menu.items.map(({ name }) => name),
		[
			'About Conference',
			'Plan a Scientific Conference',
			'Sponsors & Exhibitors',
			'Awards & Recognition',
			'Workshops & Courses',
			'Conference FAQ',
		],
	);
	assert.deepEqual(
		menu.tiles.map(({ name }) => name),
		[
			'Upcoming Conferences',
			'Scientific Gallery',
			'Past Webinars',
			'Upcoming Webinars',
			'Past Conferences',
			'Conference Videos & Galleries',
		],
	);
});

test('[PLAN-1] [PLAN-2] the headline, its two ways on, six features', () => {
	assert.match(plan.head.heading, /[Pp]lanning an? international scientific conference/);
	assert.deepEqual(links([plan.propose]), [['Submit Proposal', paths.proposal]]);
	assert.equal(plan.leaflet.download, 'Download Brochure');
	assert.deepEqual(titles(plan.features.cells), [
		'Article management',
		'Scientific content management',
		'Registration management',
		'Schedules and agendas',
		'Citation and content access',
		'Submission management',
	]);
});
