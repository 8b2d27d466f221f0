import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { uncountedOf } from '#app/editions/proceedings.ts';
import { datesOf } from '#content/conference/dates.ts';
import { venueLine } from '#content/conference/edition-words.ts';
import { notKnown } from '#content/conference/paper-counts.ts';
import { counted } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { pages } from '../packages/artwork/documents/brochure/brochure.ts';
import { abstractBook } from '../packages/artwork/documents/reports/abstract-book.ts';
import { summary } from '../packages/artwork/documents/reports/summary.ts';
import { documentWords } from '../scripts/artwork/documents.ts';

const { brochured, published } = editions;
const handed = await documentWords();

/** What is printed says of an edition what its pages say: both are asked here what they are made from. */

const wordsOf = (html: string) =>
	html
		.replaceAll('&amp;', '&')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

const printed: Readonly<Record<string, readonly [edition: ConferenceEdition, words: string]>> = {
	brochure: [brochured, wordsOf(pages(handed.brochure, '', []))],
	'Conference Summary': [published, wordsOf(summary(handed.summary).body)],
	'Abstract Book': [published, wordsOf(abstractBook(handed.abstractBook).body)],
};

for (const [name, [edition, words]] of Object.entries(printed)) {
	test(`[CONF-6] [PROC-1] the ${name} has the tracks of the edition, in their order, and no type for all of them`, () => {
		const places = edition.tracks.map(({ title }) => words.indexOf(title));
		assert.ok(!places.includes(-1));
		assert.deepEqual(
			places,
			places.toSorted((a, b) => a - b),
		);
		assert.doesNotMatch(words, /\b(technical|research) tracks\b/i);
	});

	test(`[PROC-1] the ${name} counts papers as the page of the proceedings does, or says in its words that a number is not there`, () => {
		// the brochure was printed before there were any
		if (name === 'brochure') return;
		for (const { type, paperCount } of edition.proceedings?.papers ?? []) {
			assert.ok(words.includes(type), type);
			assert.ok(words.includes(String(paperCount)), String(paperCount));
		}
		const missing = uncountedOf(edition);
		assert.equal(words.toLowerCase().includes(notKnown), missing.length > 0);
		for (const { text } of missing) assert.ok(text.includes(notKnown));
	});
}

test('[CONF-7] brochure and summary have the dates of the table, and name the venue as the page does', () => {
	for (const name of ['brochure', 'Conference Summary']) {
		const [edition, words = ''] = printed[name] ?? [];
		assert.ok(edition);
		for (const { days, date } of datesOf(edition).rows)
			for (const part of [...days.map(({ words }) => words), date.label])
				assert.ok(words.includes(part), `${name}: ${part}`);
		assert.ok(words.includes(venueLine(edition)), name);
		assert.ok(words.toLowerCase().includes(counted(edition.tracks.length, 'track')), name);
	}
});

test('[AWD-1] the summary has the groups of awards and their numbers', () => {
	const [, words = ''] = printed['Conference Summary'] ?? [];
	for (const { title, entries, to } of published.awards ?? [])
		assert.ok(words.includes(`${title} ${entries.length} ${to}`), title);
});
