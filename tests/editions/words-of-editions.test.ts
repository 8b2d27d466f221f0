import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heroLinksOf, reviewersIn } from '#app/editions/conference.ts';
import { editionsOf } from '#app/editions/editions-of.ts';
import { pastEditionsOf } from '#app/editions/past.ts';
import { headLinksOf } from '#app/editions/past-edition.ts';
import { upcomingOf } from '#app/editions/upcoming.ts';
import { aboutPapersOf } from '#content/conference/about-papers.ts';
import { headOf as awardsHead } from '#content/conference/awards.ts';
import { datesOf } from '#content/conference/dates.ts';
import { dayCount, namedWords, newsWords, stateWords } from '#content/conference/edition-words.ts';
import { galleryWords } from '#content/conference/gallery.ts';
import { guidelinesOf } from '#content/conference/guidelines.ts';
import { latestOf } from '#content/conference/hub.ts';
import { lastOf } from '#content/conference/last-edition.ts';
import { closing as pastClosing } from '#content/conference/past.ts';
import * as record from '#content/conference/past-edition.ts';
import { peopleIntroOf } from '#content/conference/people.ts';
import {
	headOf as proceedingsHead,
	metaOf as proceedingsMeta,
} from '#content/conference/proceedings-page.ts';
import { partsOf } from '#content/conference/record-band.ts';
import { leadsOf } from '#content/conference/registration-words.ts';
import { attendsOf } from '#content/conference/sponsors.ts';
import { summaryOf } from '#content/conference/summary.ts';
import { closing as timelineClosing } from '#content/conference/timeline.ts';
import { trustOf } from '#content/conference/trust.ts';
import type { EditionPeople, EditionPhotos } from '#content/edition.ts';
import { calendarFile, editionCalendar, editionState } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { edition2025 } from '../edition-2025.ts';
import { announced, moments, next } from './next.ts';

const nobody = { speakers: [], patrons: [], committee: [] };
const nextPeople = (await next.people?.()) ?? nobody;

/** What the words of the pages say once a newer edition is added before that of 2025. */
const editions = editionsOf([next, edition2025]);
const upcoming = upcomingOf(editions);

test('the list of past conferences names both, each by its address', () => {
	assert.deepEqual(
		pastEditionsOf(editions).map(({ edition, links }) => [edition, links[0]?.to]),
		[
			[edition2025, '/Conference/2025'],
			[next, paths.conference],
		],
	);
});

test('the page of a past edition leads to its proceedings, awards and pictures, and says that it was held', () => {
	assert.deepEqual(
		headLinksOf(edition2025).map(({ to }) => to),
		['#papers', '#awards', ...(edition2025.photos ? ['#photos'] : [])],
	);
	assert.equal(record.stateOf(edition2025).standing, stateWords(edition2025).over);
	assert.equal(record.pastMetaOf(edition2025).address, '/Conference/2025');
});

test('calendar files carry the id of their edition, so none takes the name of another', () => {
	const files = editions.all.flatMap((edition) => [
		editionCalendar(edition),
		...edition.dates.map((date) => calendarFile(edition, date)),
	]);
	assert.equal(new Set(files).size, files.length);
	for (const { id } of editions.all) assert.ok(files.includes(`/calendar/${id}.ics`));
	assert.equal(datesOf(editions.dated).rows.length, next.dates.length);
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
	assert.ok(
		over.startsWith('The next conference has not been announced yet') &&
			over.includes(`${next.name} is over`),
	);
	for (const { to } of Object.values(upcoming.first)) assert.equal(to, paths.conference);
	assert.equal(upcoming.undyed, false);
});

test('what an undated edition says has no date, and says so', () => {
	for (const said of Object.values(stateWords(announced))) assert.doesNotMatch(said, /undefined|NaN/);
	assert.match(stateWords(announced).standing, /still to be set/);
});

test('[CONF-1] the head of the page leads to the papers while the call is open, to the registration while that is open, and to what is on record after the conference', () => {
	const { first, second } = heroLinksOf(editions);
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
	const { standing, running, over, ...ahead } = latestOf(next).label;
	for (const said of Object.values(ahead)) assert.match(said, /^Next conference/);
	for (const said of [standing, running, over]) assert.doesNotMatch(said, /next/i);
});

test('what the proceedings say of their papers is of the edition that published them', () => {
	const aboutPapers = aboutPapersOf(editions);
	const said = JSON.stringify(aboutPapers);
	for (const journal of edition2025.journals) assert.ok(said.includes(journal), journal);
	for (const journal of next.journals) assert.ok(!said.includes(journal), journal);
	assert.ok(aboutPapers.cells.some(({ to }) => to === '/Conference/2025#tracks'));
});

test('nothing is said of what an edition does not have: a template, people, days', () => {
	assert.doesNotMatch(guidelinesOf(next, true).steps.join(' '), /template/);
	assert.equal(peopleIntroOf(nobody).pending, undefined);
	assert.equal(
		peopleIntroOf({ ...nobody, patrons: [{ photo: undefined }] as never }).pending,
		'Names to be confirmed',
	);
	assert.equal(dayCount(announced), undefined);
});

test('[STATE-1] where no last date of registration is set, it is open until the conference begins, and no day is made up', () => {
	const undated = { ...next, dates: next.dates.filter(({ id }) => id !== 'registration') };
	for (const words of [newsWords(undated), stateWords(undated), namedWords(undated)])
		assert.match(words.open, /Registration is open until the conference begins\./);
	assert.match(newsWords(undated).standing, /^Last date of registration: still to be set\.$/);
	const { open, standing } = leadsOf(undated);
	assert.match(open, /open until the conference begins\./);
	assert.match(standing, /Last date of registration for .*: still to be set\./);
});

test('one award is named as one, several by what they are called together', () => {
	const one = {
		...edition2025,
		awards: edition2025.awards?.map((group) => ({ ...group, entries: group.entries.slice(0, 1) })),
	};
	const { lead } = awardsHead({ ...one, awardTotal: 3 } as typeof edition2025);
	for (const { title, many } of edition2025.awards ?? []) {
		assert.ok(lead.includes(`one ${title}`), lead);
		assert.ok(!lead.includes(`one ${many}`), lead);
	}
});

const { proceedings: papersAndDocuments, awards: _given, ...plain } = edition2025;

/** That of 2025 with its documents, before its papers are counted and awards are known. */
const uncounted = {
	...plain,
	awardTotal: 0,
	paperTotal: 0,
	proceedings: { papers: [], documents: papersAndDocuments?.documents ?? [] },
};

test('proceedings without a number of papers, and no awards, are nowhere said to be none', () => {
	const alone = editionsOf([uncounted]);
	const said = JSON.stringify([
		partsOf(uncounted),
		lastOf(alone).figures,
		attendsOf(uncounted).figures,
		summaryOf(uncounted, []).facts,
		aboutPapersOf(alone),
		proceedingsHead(uncounted),
		awardsHead(uncounted),
	]);
	assert.doesNotMatch(said, /"(value|figure)":"0"|\b(no|0|number of) (papers|awards)/i);
});

test('a link to proceedings without counted papers leads to their documents', () => {
	assert.equal(headLinksOf(uncounted)[0]?.to, '#documents');
	const [, past] = pastEditionsOf(editionsOf([next, edition2025, { ...uncounted, slug: '2024' }]));
	assert.ok(past?.links.some(({ to }) => to === '/Conference/2024#documents'));
});

test('the proceedings say in 110 to 155 characters what they hold, whatever is missing', () => {
	const { photos: _photos, ...withoutPhotos } = uncounted;
	const { photos: _album, ...countedOnly } = edition2025;
	for (const one of [edition2025, uncounted, withoutPhotos, countedOnly]) {
		const { description } = proceedingsMeta(editionsOf([one]));
		assert.ok(description.length >= 110 && description.length <= 155, description);
		assert.equal(description.includes('how many papers'), one.paperTotal > 0);
	}
});

test('an album that shows no more than the gallery itself is not called larger', async () => {
	const photos = await edition2025.photos?.();
	assert.ok(photos);
	const said = (gallery: EditionPhotos['gallery']) =>
		JSON.stringify(galleryWords('a conference', { ...photos, gallery }));
	assert.match(said([]), /larger album/);
	assert.doesNotMatch(said(photos.proceedings), /larger album/);
});

test('who reviews the papers is answered once somebody is named, and only then', () => {
	const said = (committee: EditionPeople['committee']) =>
		JSON.stringify(trustOf(next, reviewersIn(committee), false));
	assert.match(said(nextPeople.committee), /Technical committee, named under People/);
	assert.doesNotMatch(said([]), /named under People/);
	const onlyOthers = [
		{ office: 'Technical support', duty: 'Preview of the rooms', holders: [{ name: 'A. Example' }] },
	];
	assert.doesNotMatch(said(onlyOthers), /named under People/);
	assert.match(
		said(onlyOthers.map((one) => ({ ...one, reviews: true }))),
		/Technical support, named under People/,
	);
});

test('[UPC-1] no label on the pages of past and upcoming conferences calls the announced edition the next one', () => {
	const actions = [...Object.values(upcoming.first), ...pastClosing.actions, ...timelineClosing.actions];
	for (const { label } of actions) assert.doesNotMatch(label, /next/i);
});
