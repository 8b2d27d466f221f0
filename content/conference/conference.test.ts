import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { about } from './about.ts';
import { importantDates } from './dates.ts';
import { downloads, guidelines, journals } from './guidelines.ts';
import * as hub from './hub.ts';
import * as menu from './menu.ts';
import { editions } from './past.ts';
import { committee, patrons, speakers } from './people.ts';
import * as plan from './plan.ts';
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

test('[HUB-1] the sidebar leads to five pages', () => {
	assert.deepEqual(links(hub.sidebar), [
		['Plan a Scientific Conference', '/PlanScientificPage'],
		['Sponsors & Exhibitors', '/Sponsor'],
		['Awards & Recognition', '/ConferenceAward'],
		['Workshops & Courses', '/NewWorkshop'],
		['Conference FAQ', '/faq'],
	]);
});

test('[HUB-3] [HUB-4] [HUB-5] [HUB-6] the four tabs and what they hold', () => {
	assert.deepEqual(Object.keys(hub.tabs), ['attend', 'organize', 'join', 'contact']);
	assert.equal(hub.attend.items.length, 3);
	assert.deepEqual(links([hub.attend.find, hub.attend.calendar, hub.organize.request]), [
		['Find a Conference', '/UpcomingConference'],
		['View Conference Calendar', '/Timeline'],
		['Request Conference Proposal', '/SubmitProposelForm'],
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
	assert.deepEqual(links([plan.propose]), [['Submit Proposal', '/SubmitProposelForm']]);
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

test('[UPC-1] details are to come, and the organisers can be asked', () => {
	assert.match(upcoming.message, /^Details .* are to come\.$/);
	assert.deepEqual(links([upcoming.action]), [['Contact Us', '/ContactForm']]);
});

test('[PAST-1] AIC-RAETHM 2025 leads to its page, proceedings, gallery and awards', () => {
	const edition = editions.find(({ name }) => name === 'AIC-RAETHM 2025');
	assert.deepEqual(
		edition?.links.map(({ to }) => to),
		['/Conference', '/ConferenceProceding', '/ConferenceGallery', '/ConferenceAward'],
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
