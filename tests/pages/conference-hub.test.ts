import assert from 'node:assert/strict';
import { test } from 'node:test';
import { features } from '#content/conference/plan.ts';
import { upcoming } from '#content/conference/upcoming.ts';
import { all, band, entries, links, names, screen, words } from './page.ts';

test('[HUB-1] the sidebar of the hub leads to five pages', async () => {
	const [sidebar] = all(await screen('/newconference'), 'nav');
	assert.ok(sidebar);
	assert.deepEqual(links(sidebar), [
		['Plan a Scientific Conference', '/PlanScientificPage'],
		['Sponsors & Exhibitors', '/Sponsor'],
		['Awards & Recognition', '/ConferenceAward'],
		['Workshops & Courses', '/NewWorkshop'],
		['Conference FAQ', '/faq'],
	]);
});

test('[HUB-3] [HUB-4] the tabs begin with attend: three benefits, two ways on', async () => {
	const page = await screen('/newconference');
	assert.deepEqual(
		links(page).flatMap(([label, to]) => (to?.startsWith('#') ? [label] : [])),
		['Attend', 'Organize', 'Join', 'Contact'],
	);
	const attend = band(page, 'Attend');
	assert.equal(entries(attend).length, 3);
	assert.deepEqual(links(attend), [
		['Find a Conference', '/UpcomingConference'],
		['View Conference Calendar', '/Timeline'],
	]);
});

test('[HUB-5] organize: six services and a proposal to ask for', async () => {
	const organize = band(await screen('/newconference'), 'Organize');
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
	const join = band(await screen('/newconference'), 'Join');
	assert.equal(entries(join).length, 4);
	const said = all(join, 'figure');
	assert.equal(said.length, 2);
	for (const one of said)
		for (const part of ['blockquote', 'b']) assert.notEqual(words(one.querySelector(part)), '', part);
});

test('[HUB-7] contact: phone numbers, e-mail addresses, a postal address in Bhopal, four fields', async () => {
	const contact = band(await screen('/newconference'), 'Contact');
	for (const scheme of ['tel:', 'mailto:'])
		assert.ok(all(contact, `dd a[href^="${scheme}"]`).length > 1, scheme);
	assert.match(words(contact), /Postal address .*Bhopal/);
	assert.deepEqual(all(contact, 'label').map(words), ['Name', 'Email', 'Subject', 'Message']);
	assert.equal(words(contact.querySelector('button[type="submit"]')), 'Send Message');
});

test('[MENU-1] [MENU-2] six items and six tiles, each with its summary and link', async () => {
	const page = await screen('/ConferenceMenu');
	const [items = page, tiles = page] = all(page, 'section section');
	assert.deepEqual(all(items, 'button').map(words), [
		'About Conference',
		'Plan a Scientific Conference',
		'Sponsors & Exhibitors',
		'Awards & Recognition',
		'Workshops & Courses',
		'Conference FAQ',
	]);
	assert.deepEqual(all(tiles, 'button').map(words), [
		'Upcoming Conferences',
		'Scientific Gallery',
		'Past Webinars',
		'Upcoming Webinars',
		'Past Conferences',
		'Conference Videos & Galleries',
	]);
	for (const one of [...entries(items), ...entries(tiles)])
		assert.deepEqual([words(one.querySelector('p')) !== '', links(one).length], [true, 1]);
});

test('[PLAN-1] the headline, the proposal and the brochure', async () => {
	const page = await screen('/PlanScientificPage');
	assert.match(words(page.querySelector('h1')), /^planning an international scientific conference/i);
	const [propose, brochure] = links(page);
	assert.deepEqual(propose, ['Submit Proposal', '/SubmitProposelForm']);
	assert.match(brochure?.join(' ') ?? '', /^Download Brochure .*\.pdf$/);
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

test('[UPC-1] details are to come, and the organisers can be asked', async () => {
	const page = await screen('/UpcomingConference');
	assert.ok(words(page.querySelector('h1 + p')).startsWith(upcoming.message));
	const opening = links(band(page, words(page.querySelector('h1'))));
	assert.deepEqual(opening[0], ['Contact Us', '/ContactForm?topic=next-conference']);
});

test('[PAST-1] AIC-RAETHM 2025 leads to its page, proceedings, gallery and awards', async () => {
	const edition = band(await screen('/register'), 'AIC-RAETHM 2025');
	assert.deepEqual(
		links(edition).map(([, to]) => to),
		['/Conference', '/ConferenceProceding', '/ConferenceGallery', '/ConferenceAward'],
	);
});

test('[TIME-1] each of five years has a count of conferences, or says that it is to be confirmed', async () => {
	const years = all(await screen('/Timeline'), 'h1 + ol > li');
	const count = /(\d+ conferences?|Conferences: count to be confirmed)$/;
	assert.deepEqual(
		years.map((year) => words(year).replace(count, 'count')),
		['2018 count', '2019 count', '2020 count', '2021 count', '2022 count'],
	);
});
