import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chats, office, socials } from './company.ts';
import { desk } from './conference/desk.ts';
import { testimonials as participants } from './conference/hub.ts';
import { years } from './conference/timeline.ts';
import { editions } from './editions/index.ts';
import { achievements } from './research/achievements.ts';
import { clients } from './research/clients.ts';
import { testimonials as hosted } from './software/hosting.ts';
import { screenshots } from './software/portfolio.ts';
import { testimonials as found } from './software/seo.ts';
import { testimonials as served } from './software/software.ts';
import { team } from './software/web-development.ts';

const people = (await Promise.all(editions.map((edition) => edition.people?.()))).filter(
	(one) => one !== undefined,
);

/** What a record shows of a person, a number or an address that the owner has to supply. */
type Shown = readonly [record: object, values: readonly string[]];

const shown: readonly Shown[] = [
	[office, [office.email, office.phone]],
	[desk, [desk.email, desk.phone]],
	[chats, [chats.general.number, chats.software.number]],
	[socials, socials.accounts.map(({ to }) => to)],
	...people.flatMap(({ speakers }) => speakers).map((one): Shown => [one, [one.name ?? one.role]]),
	...people.flatMap(({ patrons }) => patrons).map((one): Shown => [one, [one.name || one.logo.alt]]),
	...people
		.flatMap(({ committee }) => committee)
		.map((one): Shown => [one, one.holders?.map(({ name }) => name) ?? ['']]),
	...editions
		.flatMap(({ awards = [] }) => awards)
		.flatMap(({ entries }) => entries.map((one): Shown => [one, one.names])),
	...years.map((one): Shown => [one, [String(one.count ?? '')]]),
	...[...participants, ...served, ...found, ...hosted, ...team].map((one): Shown => [one, [one.name]]),
	...clients.map((one): Shown => [one, [one.name]]),
	...[...achievements, ...screenshots].flatMap((one): Shown[] => (one.link ? [[one, [one.link]]] : [])),
];

/** Nothing real is written so. */
const unreal = [
	/^$/,
	/\.example(\/|$)/,
	/^\+91 (00000 0000|755 000 000)\d$/,
	/^https:\/\/(x|www\.instagram|www\.linkedin|github)\.com\/$/,
	/^https:\/\/www\.doi\.org\/$/,
	/^https:\/\/example\.(com|net|org)\/$/,
	/^Keynote speaker \d$/,
	/^(Winner|Contributor)\b.*\d$/,
	/, a woven pattern$/,
	/to be confirmed$/,
];
const isUnreal = (value: string) => unreal.some((pattern) => pattern.test(value));

/** A role or a kind of house has one capital and names nobody; a confirmed record may show one too. */
const isRole = (value: string) => /^[A-Z][a-z-]*( [a-z-]+)*$/.test(value);

const isMarked = ([record]: Shown) => 'sample' in record && record.sample === true;

test('a record that is marked as a sample looks like one: nobody can take it for a fact', () => {
	const taken = shown.filter(
		(row) => isMarked(row) && !row[1].some((value) => isUnreal(value) || isRole(value)),
	);
	assert.deepEqual(taken, [], 'these look real: take `sample: true` away');
});

test('a record that is not marked shows nothing that only a sample would', () => {
	const forgotten = shown.filter((row) => !isMarked(row) && row[1].some(isUnreal));
	assert.deepEqual(forgotten, [], 'these are still samples: replace them, or mark them with `sample: true`');
});
