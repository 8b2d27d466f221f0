import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mats } from './mats.ts';

/** What was read where. */
const record = readFileSync(new URL('../../docs/fibre-sources.md', import.meta.url), 'utf8')
	.split('\n')
	.filter((line) => /^\| [a-z-]+ \| (?!source)/.test(line))
	.map((line) => {
		const [mat = '', source = '', says = ''] = line.slice(2, -2).split(' | ');
		return { mat, source, says };
	});

const numbers = (words: string) => words.match(/\d+(?:\.\d+)?/g) ?? [];

test('[PROD-1] every fibre mat has an image, described, and a title', () => {
	for (const { title, picture } of mats) assert.ok(title !== '' && picture.alt !== '', title);
});

/** The mats whose sources were read; one that the owner adds may stand without. */
const recorded = mats.filter(({ id }) => record.some(({ mat }) => mat === id));

test('every mat says where its fibre comes from, what it is used for, and whose word that is', () => {
	for (const { title, origin, weave, uses, facts, sources } of recorded) {
		assert.notEqual(origin, '', title);
		assert.notEqual(weave, '', title);
		assert.ok(uses.length >= 3, title);
		assert.ok(facts.length >= 2, title);
		assert.ok(sources.length >= 1, title);
	}
});

test('a source of a mat stands in the record with what it says, and the record names no other', () => {
	const named = recorded.flatMap(({ id, sources }) =>
		sources.map(({ text, link }) => `${id}: ${link ?? text}`),
	);
	const read = record
		.filter(({ mat }) => recorded.some(({ id }) => id === mat))
		.map(({ mat, source }) => `${mat}: ${source.replace(/ at http.*$/, '')}`);
	assert.deepEqual(read.toSorted(), named.toSorted());
	for (const { says, source } of record) assert.match(says, /\w{3}/, source);
});

test('a number about a fibre is one that a source of the same mat gives', () => {
	for (const { id, title, origin, uses, facts } of recorded) {
		const given = record.filter(({ mat }) => mat === id).flatMap(({ says }) => numbers(says));
		for (const words of [origin, ...uses, ...facts])
			for (const number of numbers(words)) assert.ok(given.includes(number), `${title}: ${words}`);
	}
});
