import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionOf } from '#app/editions/edition-of.ts';
import { summaryOf } from '#content/conference/summary.ts';
import { nextRecords } from './next.ts';

const portrait = { src: '', alt: '', width: 1, height: 1 } as never;
const speaker = { role: 'Keynote speaker', portrait };
const named = [
	{ ...speaker, name: 'A. Example' },
	{ ...speaker, name: 'B. Example' },
];

/** The next conference with papers in its first tracks, by their mark. */
function withPapers(...samples: readonly boolean[]) {
	const record = nextRecords.conferences;
	const tracks = record.tracks.map((track, at) => {
		const sample = samples[at];
		return sample === undefined
			? track
			: { ...track, papers: { sample, count: 10 + at, type: 'Research Track' as const } };
	});
	return editionOf('2027', { ...record, tracks });
}

/** All its words in one text. */
const saidOf = (...of: Parameters<typeof summaryOf>) => JSON.stringify(summaryOf(...of).sections);

const doubt = /which track|more track|to be confirmed|Not all names|subjects of the keynote/i;

test('[PROC-2] the summary doubts no number and no name that is known', () => {
	const said = saidOf(withPapers(false, false, false), named);
	assert.doesNotMatch(said, doubt);
	assert.match(said, /A\. Example and B\. Example/);
});

test('[PROC-2] it says which numbers are examples, and which are missing', () => {
	const said = saidOf(withPapers(true, false), [...named, speaker]);
	for (const part of ['Which number belongs', 'known for two of them', 'one more track', 'Not all names'])
		assert.ok(said.includes(part), part);
	assert.match(saidOf(withPapers(), [speaker]), /Not all names are confirmed/);
});
