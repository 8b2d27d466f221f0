import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { allPaths, canonical } from '#contract/paths.ts';
import { lengthsOf, staleNumbers } from './numbers.ts';
import { readPages } from './pages.ts';
import { samplesIn } from './samples.ts';
import { markedTexts, unmarkedIn } from './unmarked.ts';

const source = `export const team = [
	{
		sample: true,
		name: 'Project lead',
	},
	{ name: 'A. Person' },
];

export const photos = [1, 2].map((at) => ({
	sample: true,
	title: at,
}));

export const details = [{ label: 'Phone', sample: desk.sample }];
`;
const exported = {
	team: [{ sample: true, name: 'Project lead' }, { name: 'A. Person' }],
	photos: [
		{ sample: true, title: 1 },
		{ sample: true, title: 2 },
	],
	details: [{ label: 'Phone', sample: true }],
};

test('each sample is named with its line; samples of one line stand together, and one that another file marks is left out', () => {
	assert.deepEqual(samplesIn(source, exported), [
		{ line: 4, list: 'team', names: ['Project lead'] },
		{ line: 10, list: 'photos', names: ['1', '2'] },
	]);
});

test('what only a sample shows is named where its mark was taken away, once, and nowhere else', () => {
	const desk = { phone: '+91 755 000 0003', email: 'desk@aeg.example' };
	const source =
		"export const desk = {\n\tphone: '+91 755 000 0003',\n\temail: 'desk@aeg.example',\n};\n\nexport const details = [desk.email];\n";
	const unmarked = { desk, details: [desk.email] };
	assert.deepEqual(unmarkedIn(source, unmarked, markedTexts([unmarked])), [
		{ line: 2, list: 'desk', text: desk.phone },
		{ line: 3, list: 'desk', text: desk.email },
	]);
	const marked = { desk: { ...desk, sample: true }, details: [desk.email] };
	assert.deepEqual(unmarkedIn(source, marked, markedTexts([marked])), []);
	const real = { desk: { phone: '+91 755 123 4567', email: 'desk@aeg.test' } };
	assert.deepEqual(unmarkedIn(source, real, markedTexts([real])), []);
	const made = { awards: [1, 2].map((place) => ({ names: [`Winner ${place} of 2`] })) };
	assert.deepEqual(
		unmarkedIn('\nexport const awards = [1, 2].map((place) => …', made, new Set()).map(({ line, text }) => [
			line,
			text,
		]),
		[
			[2, 'Winner 1 of 2'],
			[2, 'Winner 2 of 2'],
		],
	);
});

test('a module without a sample has none', () => {
	assert.deepEqual(samplesIn("export const team = [{ name: 'A' }];", { team: [{ name: 'A' }] }), []);
});

test('a number in words is named when its list has another length, and left alone when it matches or counts no list', () => {
	const lists = lengthsOf([{ photos: [1, 2, 3], workshops: [1, 2], speakers: [1] }]);
	const stale = (words: string) =>
		staleNumbers(`\tlead: '${words}',`, lists, lists).map(({ words, lengths }) => [words, lengths]);
	assert.deepEqual(stale('Eight scenes of it.'), [['Eight scenes', [3]]]);
	assert.deepEqual(stale('Four invited talks and two workshops.'), [['Four invited talks', [1]]]);
	assert.deepEqual(stale('Three scenes, ten years, two people.'), []);
	assert.deepEqual(staleNumbers('/** Eight scenes. */', lists, lists), []);
});

test('a file of content is found on the addresses that show it, and what every header shows on every page', () => {
	const pagesOf = readPages();
	assert.deepEqual(pagesOf('content/company.ts'), ['every page']);
	const shown = globSync('**/*.ts', { cwd: 'content' }).flatMap((file) => pagesOf(join('content', file)));
	for (const path of allPaths.filter((one) => canonical(one) === one)) assert.ok(shown.includes(path), path);
});
