import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { pastEditionsOf } from '#app/editions/past.ts';
import { upcomingOf } from '#app/editions/upcoming.ts';
import { company } from '#content/company.ts';
import { attendOf, contact as desk, join, organize, testimonials } from '#content/conference/hub.ts';
import { earlier as timelineIn } from '#content/conference/past.ts';
import { features } from '#content/conference/plan.ts';
import { pending as countsPending, count as countWords } from '#content/conference/timeline.ts';
import { years } from '#content/conference/timeline-years.ts';
import { messageWords, proposalWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import { submissionPaths } from '#contract/submissions.ts';
import { edition2025 } from '../edition-2025.ts';
import { all, band, entries, links, names, screen, shows, words } from './page.ts';

const attend = attendOf(editions.current);
const pastEditions = pastEditionsOf(editions);
const upcoming = upcomingOf(editions);

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

test('[HUB-3] [HUB-4] the tabs begin with attend: its benefits, two ways on', async () => {
	const page = await screen('/newconference');
	assert.deepEqual(
		links(page).flatMap(([label, to]) => (to?.startsWith('#') ? [label] : [])),
		['Attend', 'Organize', 'Join', 'Contact'],
	);
	const panel = band(page, attend.heading);
	assert.deepEqual(
		names(panel),
		attend.items.map(({ title }) => title),
	);
	assert.deepEqual(links(panel), [
		['Find a Conference', '/UpcomingConference'],
		['View Conference Calendar', '/Timeline'],
	]);
});

test('[HUB-5] organize: its services and a proposal to ask for', async () => {
	const panel = band(await screen('/newconference'), organize.heading);
	assert.deepEqual(
		names(panel),
		organize.items.map(({ title }) => title),
	);
	assert.deepEqual(links(panel), [['Request Conference Proposal', '/SubmitProposelForm']]);
});

test('[HUB-6] join: its benefits, and what participants say', async () => {
	const panel = band(await screen('/newconference'), join.heading);
	assert.equal(entries(panel).length, join.items.length);
	const said = all(panel, 'figure');
	assert.equal(said.length, testimonials.length);
	for (const one of said)
		for (const part of ['blockquote', 'b']) assert.notEqual(words(one.querySelector(part)), '', part);
});

test('[HUB-7] contact: telephone numbers, email addresses, a postal address, four fields', async () => {
	const panel = band(await screen('/newconference'), desk.heading);
	const called = all(panel, 'dd a').map((link) => link.getAttribute('href'));
	for (const detail of desk.details) if ('to' in detail) assert.ok(called.includes(detail.to), detail.to);
	assert.ok(words(panel).includes(company.city));
	assert.deepEqual(all(panel, 'label').map(words), ['Name', 'Email', 'Subject', 'Message']);
	assert.equal(words(panel.querySelector('button[type="submit"]')), 'Send Message');
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

test('[PLAN-2] every feature of planning has its tile', async () => {
	shows(
		await screen('/PlanScientificPage'),
		features.heading,
		features.cells.map(({ title }) => title),
	);
});

test('[UPC-1] details are to come, and the organisers can be asked', async () => {
	const page = await screen('/UpcomingConference');
	const head = band(page, words(page.querySelector('h1')));
	const { standing, over } = upcoming.lead;
	assert.ok([standing, over].some((said) => words(head).includes(said)));
	assert.ok(links(head).some(([label, to]) => label === 'Contact Us' && to?.startsWith(paths.contact)));
});

test('[PAST-1] AIC-RAETHM 2025 leads to its page, proceedings, gallery and awards', async () => {
	const edition = band(await screen('/register'), edition2025.name);
	assert.deepEqual(
		links(edition).map(([, to]) => to),
		pastEditions.find(({ edition }) => edition.id === edition2025.id)?.links.map(({ to }) => to),
	);
});

test('[PAST-1] the way to the timeline promises no count that the timeline does not give', async () => {
	const timeline = await screen('/Timeline');
	const earlier = band(await screen('/register'), timelineIn.heading);
	const pending = timeline.textContent.includes(countsPending);
	assert.equal(words(earlier).includes('to be confirmed'), pending);
});

const noYears = years.length === 0 && 'content/records/timeline.json has no year';

test('[TIME-1] every year has its count of conferences, or says that it is to be confirmed', {
	skip: noYears,
}, async () => {
	const [list] = all(await screen('/Timeline'), 'ol');
	assert.ok(list);
	const shown = entries(list).map(words);
	assert.equal(shown.length, years.length);
	for (const [at, { year, count }] of years.entries()) {
		assert.ok(shown[at]?.startsWith(`${year} `), `${year}`);
		const said =
			count === undefined ? countWords.unknown : `${count} ${count === 1 ? countWords.one : countWords.many}`;
		assert.ok(shown[at]?.endsWith(said), `${year}: ${said}`);
	}
});

test('[PROP-1] the proposal has a form of its own words, which sends as the other contact forms do', async () => {
	const page = await screen(paths.proposal);
	assert.ok(page.querySelector(`form[action$="${submissionPaths.message}"]`));
	assert.ok(words(page).includes(proposalWords.button));
	assert.notEqual(proposalWords.button, messageWords.button);
});
