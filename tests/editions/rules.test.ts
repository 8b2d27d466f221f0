import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aboutPapers } from '#content/conference/about-papers.ts';
import { heroLinks } from '#content/conference/conference.ts';
import { latestDates } from '#content/conference/dates.ts';
import { currentName, pastNames } from '#content/conference/edition-names.ts';
import { dayCount, stateWords } from '#content/conference/edition-words.ts';
import * as roles from '#content/conference/editions.ts';
import { guidelines } from '#content/conference/guidelines.ts';
import { latest } from '#content/conference/hub.ts';
import { closing as pastClosing, pastEditions } from '#content/conference/past.ts';
import { committeeIntroOf } from '#content/conference/people.ts';
import * as record from '#content/conference/record.ts';
import { after as afterYears, closing as timelineClosing } from '#content/conference/timeline.ts';
import { trustOf } from '#content/conference/trust.ts';
import { upcoming } from '#content/conference/upcoming.ts';
import { edition2025 } from '#content/editions/2025.ts';
import type { EditionPeople } from '#content/editions/shape.ts';
import { conferenceNavigation } from '#content/navigation.ts';
import { siteMap } from '#content/search.ts';
import { calendarFile, editionCalendar, editionState } from '#contract/dates.ts';
import { allPaths, paths } from '#contract/paths.ts';
import { ownPaths } from '../../prerender/sitemap.ts';
import { announced, moments, next } from './next.ts';

const nobody = { speakers: [], patrons: [], committee: [] };
const nextPeople = (await next.people?.()) ?? nobody;

/** What follows from a newer edition. Run with `node --conditions=next-edition`, which puts one before 2025. */

test('the newest edition is at /Conference, each past one at an address of its own that ends with its slug', () => {
	assert.equal(roles.current, next);
	assert.deepEqual(roles.past, [edition2025]);
	assert.equal(roles.addressOf(next), paths.conference);
	assert.equal(roles.addressOf(edition2025), '/Conference/2025');
	assert.deepEqual(roles.sitePaths, [...allPaths, '/Conference/2025']);
});

test('awards, proceedings and gallery are of the newest edition that has them', () => {
	for (const role of [roles.awarded, roles.published, roles.pictured, roles.onRecord])
		assert.equal(role, edition2025);
});

test('menu, site map, sitemap and the list of past conferences name both, each by its address', () => {
	assert.equal(currentName, next.name);
	assert.ok(
		conferenceNavigation.links.some(({ label, to }) => label === next.name && to === paths.conference),
	);
	const links = siteMap.flatMap((group) => group.links);
	for (const { name, address } of pastNames)
		assert.ok(links.some(({ label, to }) => label === name && to === address));
	assert.ok(ownPaths.includes('/Conference/2025'));
	assert.deepEqual(
		pastEditions.map(({ edition, links }) => [edition, links[0]?.to]),
		[
			[edition2025, '/Conference/2025'],
			[next, paths.conference],
		],
	);
});

test('the page of a past edition leads to its proceedings, awards and pictures, and says that it was held', () => {
	assert.deepEqual(
		record.linksOf(edition2025).map(({ to }) => to),
		['#papers', '#awards', '#photos'],
	);
	assert.equal(record.stateOf(edition2025).standing, stateWords(edition2025).over);
	assert.equal(record.metaOf(edition2025).address, '/Conference/2025');
});

test('calendar files carry the id of their edition, so none takes the name of another', () => {
	const files = roles.editions.flatMap((edition) => [
		editionCalendar(edition),
		...edition.dates.map((date) => calendarFile(edition, date)),
	]);
	assert.equal(new Set(files).size, files.length);
	for (const { id } of roles.editions) assert.ok(files.includes(`/calendar/${id}.ics`));
	assert.equal(latestDates.rows.length, next.dates.length);
});

test('the states follow the clock: announced, call, open, closed, running, over', () => {
	for (const [state, moment] of Object.entries(moments))
		assert.equal(editionState(next, Date.parse(moment)), state);
	for (const moment of Object.values(moments))
		assert.equal(editionState(announced, Date.parse(moment)), 'announced');
});

test('[UPC-1] the next edition is what is upcoming until it is over, then the one after it', () => {
	const { over, ...ahead } = upcoming.lead;
	for (const said of Object.values(ahead)) assert.ok(said.includes(next.name) && !said.includes('after'));
	assert.match(over, /^Details of the next conference/);
	assert.ok(upcoming.actions.some(({ to }) => to === paths.conference));
	assert.equal(upcoming.undyed, false);
});

test('what an undated edition says has no date, and says so', () => {
	for (const said of Object.values(stateWords(announced))) assert.doesNotMatch(said, /undefined|NaN/);
	assert.match(stateWords(announced).standing, /still to be set/);
});

test('[CONF-1] the head of the page leads to the papers while the call is open, to the registration while that is open, and to what is on record after the conference', () => {
	const { first, second } = heroLinks;
	assert.equal(first.call.label, 'Submit a paper');
	assert.equal(second?.over.to, '#dates');
	assert.equal(first.open.to, '#register');
	assert.equal(first.over.to, paths.proceedings);
	for (const state of ['standing', 'announced', 'closed', 'running'] as const)
		assert.doesNotMatch(first[state].label, /submit|register/i, state);
	for (const state of ['standing', 'announced', 'call', 'open', 'closed', 'running'] as const)
		assert.deepEqual(new Set([first[state].to, second?.[state].to]), new Set(['#dates', '#register']), state);
});

test('[HUB-4] the hub calls an edition the next one only while it is ahead', () => {
	const { standing, running, over, ...ahead } = latest.label;
	for (const said of Object.values(ahead)) assert.match(said, /^Next conference/);
	for (const said of [standing, running, over]) assert.doesNotMatch(said, /next/i);
});

test('what the proceedings say of their papers is of the edition that published them', () => {
	const said = JSON.stringify(aboutPapers);
	for (const journal of edition2025.journals) assert.ok(said.includes(journal), journal);
	for (const journal of next.journals) assert.ok(!said.includes(journal), journal);
	assert.ok(aboutPapers.cells.some(({ to }) => to === '/Conference/2025#tracks'));
});

test('nothing is said of what an edition does not have: a template, patrons, days', () => {
	assert.doesNotMatch(guidelines.steps.join(' '), /template/);
	assert.equal(committeeIntroOf(nextPeople).heading, 'Committee');
	assert.equal(committeeIntroOf(nobody).heading.includes('Patrons'), false);
	assert.equal(dayCount(announced), undefined);
});

test('the answer about the committee says when it is not complete, and only then', () => {
	const said = (committee: EditionPeople['committee']) => JSON.stringify(trustOf(committee));
	assert.doesNotMatch(said(nextPeople.committee), /to be confirmed/);
	assert.match(said([]), /to be confirmed/);
});

test('[UPC-1] no label on the pages of past and upcoming conferences calls the announced edition the next one', () => {
	for (const { label } of [...upcoming.actions, ...pastClosing.actions, ...timelineClosing.actions])
		assert.doesNotMatch(label, /next/i);
	for (const { title, text } of afterYears.cells) assert.doesNotMatch(`${title} ${text}`, /next/i);
});
