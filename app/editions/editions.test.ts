import { expect, test } from 'vitest';
import { currentName, pastNames } from '#content/conference-names.ts';
import { begins, dateOf } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { announced, next } from '../../tests/editions/next.ts';
import { editions } from './editions.ts';
import { editionsOf } from './editions-of.ts';

test('the names that every page loads are those of the editions, in the same order', () => {
	expect(editions.all.map(({ name }) => name)).toEqual([currentName, ...pastNames.map(({ name }) => name)]);
	expect(editions.past.map(editions.addressOf)).toEqual(pastNames.map(({ address }) => address));
});

test('slugs and ids are each given once, and a slug fits into an address', () => {
	for (const key of ['slug', 'id'] as const)
		expect(new Set(editions.all.map((edition) => edition[key])).size).toBe(editions.all.length);
	for (const { slug } of editions.all) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('the newest edition comes first, and only that may be without its days', () => {
	const days = editions.all
		.map((edition) => dateOf(edition, 'conference'))
		.map((date) => date && begins(date));
	const dated = days.filter((day) => day !== undefined);
	expect(dated).toEqual(dated.toSorted((a, b) => b - a));
	expect(days.slice(1)).not.toContain(undefined);
});

test('a track of the proceedings is one of the tracks', () => {
	for (const { tracks, proceedings } of editions.all)
		for (const { track } of proceedings?.papers ?? []) expect(tracks[track]).toBeDefined();
});

const held = { ...next, slug: '2025', dates: next.dates, awards: [], toShow: ['awards'] };

test('the newest edition is at /Conference, each past one at an address of its own that ends with its slug', () => {
	const { current, past, addressOf } = editionsOf([next, held]);
	expect([current, past]).toEqual([next, [held]]);
	expect([next, held].map(addressOf)).toEqual([paths.conference, '/Conference/2025']);
});

test('awards and record are of the newest edition that has them; one that is ahead is listed as past after those that are', () => {
	const { awarded, onRecord, isAhead, listedAsPast } = editionsOf([next, held]);
	expect([awarded, onRecord, isAhead]).toEqual([held, held, true]);
	expect(listedAsPast).toEqual([held, next]);
	expect(editionsOf([held, next])).toMatchObject({ isAhead: false, listedAsPast: [held, next] });
});

test('dates and template are of the newest edition that has them, or of the current one while none has', () => {
	expect(editionsOf([announced, next]).dated).toBe(next);
	expect(editionsOf([announced]).dated).toBe(announced);
	expect(editionsOf([announced, next]).templated).toBe(announced);
});
