import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionWords, meaning, named } from '#content/conference/edition-words.ts';
import { questions } from '#content/conference/faq.ts';
import { paperTime, submission } from '#content/conference/guidelines.ts';
import { calls } from '#content/conference/registration-call.ts';
import { paths } from '#contract/paths.ts';
import { builtPage } from '../built.ts';
import { all, screen, words } from './page.ts';

/** Pages are read at any time after they were built: what depends on the clock waits for the visitor's. */

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
const onlyTheClockKnows =
	/\b(held on|took place|taking place|is over|(is|are) open|opened|closed on|passed)\b/i;

for (const path of speaking) {
	test(`[CONF-1] the built page of ${path} says dates of the edition and no state`, async () => {
		const [, description = ''] =
			/<meta name="description" content="([^"]*)"/.exec(await builtPage(path)) ?? [];
		const page = await screen(path);
		// an announcement has days of its own, and may say anything
		for (const news of all(page, '[aria-label="Announcements"]')) news.remove();
		assert.doesNotMatch(`${description} ${words(page)}`, onlyTheClockKnows);
	});
}

test('[CONF-8] [FORM-2] no button of a built page offers what only the clock of the visit may offer', async () => {
	for (const path of [paths.conference, paths.registration])
		for (const button of all(await screen(path), 'a, button'))
			assert.ok(![submission.open.label, calls.open].includes(words(button)), `${path}: ${words(button)}`);
});

test('[CONF-1] [CONF-8] [UPC-1] [FAQ-1] without script the dates stand on every page that speaks of the edition', async () => {
	const standing: readonly [string, string][] = [
		[paths.conference, editionWords.standing],
		[paths.conference, paperTime?.standing ?? ''],
		[paths.registration, meaning.standing],
		[paths.upcoming, named.standing],
		...questions.flatMap(({ state }): [string, string][] => (state ? [[paths.faq, state.standing]] : [])),
	];
	for (const [path, sentence] of standing)
		assert.ok(words(await screen(path)).includes(sentence), `${path}: ${sentence}`);
});
