import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { upcomingOf } from '#app/editions/upcoming.ts';
import { datesOf } from '#content/conference/dates.ts';
import { dayWords, namedWords, stateWords } from '#content/conference/edition-words.ts';
import { aboutOf } from '#content/conference/faq.ts';
import { fee } from '#content/conference/fee.ts';
import { paperTimeOf, submission } from '#content/conference/guidelines.ts';
import { headSays, nextSays } from '#content/conference/next-conference.ts';
import { calls } from '#content/conference/registration-calls.ts';
import { formsOf, headingsOf, leadsOf } from '#content/conference/registration-words.ts';
import { contactTopics } from '#content/group/contact-topics.ts';
import type { EditionWords } from '#content/shapes.ts';
import { editionState } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { topicOf } from '#contract/topics.ts';
import { builtPage } from '../built.ts';
import { all, screen, words } from './page.ts';

const { current } = editions;
const editionWords = stateWords(current);
const paperTime = paperTimeOf(current);
const forms = formsOf(current);
const headings = headingsOf(current);
const leads = leadsOf(current);

/**
 * Pages are read at any time after they were built: what can still change waits for the visitor's clock, and what cannot,
 * that an edition is over, is in the page (STATE-2). All of this holds whichever edition is current, and on any day.
 */

const speaking = [
	paths.conference,
	paths.registration,
	paths.conferenceHub,
	paths.upcoming,
	paths.pastConferences,
	paths.faq,
	paths.timeline,
	paths.conferenceMenu,
	paths.groupHome,
	paths.home,
];

/** Whether the build says that the current edition is over. */
const saysOver = words(await screen(paths.conference)).includes(editionWords.over);

/** What nobody can say in a page that is read at any time; in one that says that all is over, what would contradict it. */
const untrue = saysOver
	? /\b(last date of registration for|registration (for [^.]+ )?(is open until|opens on|has not opened)|is taking place)\b/i
	: /\b(held on|took place|taking place|is over|(is|are) open|opened|closed on|passed)\b/i;

/** What is said of editions that a newer one follows: it stays true. */
const wasHeld = editions.past.flatMap((edition) => {
	const { caption, columns, allPassed } = datesOf(edition);
	return [
		namedWords(edition).over,
		dayWords(edition).over,
		`${caption} ${columns.date} ${columns.milestone} ${allPassed}`,
	];
});

for (const path of speaking) {
	test(`[STATE-2] the built page of ${path} says nothing that is not true on every later day`, async () => {
		const [, description = ''] =
			/<meta name="description" content="([^"]*)"/.exec(await builtPage(path)) ?? [];
		const page = await screen(path);
		assert.doesNotMatch(
			`${description} ${wasHeld.reduce((said, one) => said.replaceAll(one, ''), words(page))}`,
			untrue,
		);
	});
}

test('[STATE-2] a build says that an edition is over as soon as it is, and no sooner', () => {
	const tenMinutes = 600_000;
	const begun = statSync('build/pages.json').mtimeMs - tenMinutes;
	if (saysOver) assert.equal(editionState(current, Date.now()), 'over');
	else assert.notEqual(editionState(current, begun), 'over');
});

test('[CONF-8] [FORM-2] no button of a built page offers what only the clock of the visit may offer', async () => {
	for (const path of [paths.conference, paths.registration])
		for (const button of all(await screen(path), 'a, button'))
			assert.ok(![submission.open.label, calls.open].includes(words(button)), `${path}: ${words(button)}`);
});

test('[CONF-1] [CONF-8] [UPC-1] [FAQ-1] [STATE-2] before script, every page that speaks of the edition says the same of it', async () => {
	const state = saysOver ? 'over' : 'standing';
	const said: readonly [path: string, words: EditionWords][] = [
		[paths.conference, editionWords],
		[paths.conference, leads],
		[paths.registration, leads],
		[paths.registration, headings],
		[paths.upcoming, upcomingOf(editions).lead],
		[paths.faq, aboutOf(current).lead],
	];
	for (const [path, inEachState] of said)
		assert.ok(words(await screen(path)).includes(inEachState[state]), `${path}: ${inEachState[state]}`);
	for (const path of [paths.conference, paths.registration])
		assert.ok(
			all(await screen(path), 'button').some((button) => words(button) === forms[state].button),
			path,
		);
	assert.ok(!saysOver || words(await screen(paths.conference)).includes(paperTime?.closed ?? ''));
	assert.ok((await builtPage(paths.faq)).includes(`>${calls[state]}<`));
});

test('[STATE-3] conference page and answers say at their head when the next conference is, or that none is announced, and lead to the upcoming ones', async () => {
	const state = saysOver ? 'over' : 'standing';
	for (const [path, said] of [
		[paths.conference, headSays(current)[state]],
		[paths.faq, nextSays(current)[state]],
	] as const) {
		const next = all(await screen(path), 'p').find((one) => words(one).startsWith(said));
		assert.equal(next?.querySelector('a')?.getAttribute('href'), paths.upcoming, path);
	}
});

test('[STATE-3] [FAQ-1] wherever the fee is spoken of, it is asked for in a message that names it', async () => {
	const asks = (page: Element) => all(page, 'a').some((link) => link.getAttribute('href') === fee.ask.to);
	assert.ok(asks(await screen(paths.faq)));
	for (const path of [paths.registration, paths.conference]) {
		const page = await screen(path);
		assert.equal(asks(page), words(page).includes(fee.says), path);
		// of a conference that is over nobody asks it
		assert.equal(asks(page), !saysOver, path);
	}
	assert.match(
		topicOf(contactTopics.openings, new URL(fee.ask.to, 'https://a.example').search)?.label ?? '',
		/fee/,
	);
});
