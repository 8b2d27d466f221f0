// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsWithNeighbours } from './test-words.ts';

test('[ANY-1] words that may change stand alone in an element of their own', () => {
	const files = globSync('app/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
	expect(files.flatMap((file) => wordsWithNeighbours(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
	'<p>{label}<Icon /></p>',
	'<p>Photo {at + 1}</p>',
	"<button><Icon />{open ? 'Close' : 'Open'}</button>",
	'<p>{wrong && <Icon />}Name</p>',
	"<p><b />{yours && ', ' + yours}</p>",
	'<>{label}</>',
	'<p>{open ? <>Close</> : <b>Open</b>}<Icon /></p>',
	'<ul>{days.map((day) => day.words)}<Icon /></ul>',
	'label',
	"'Photo ' + at",
])('words with a neighbour are found: %s', (page) => {
	expect(wordsWithNeighbours('page.tsx', `function Part() { return ${page}; }`)).not.toEqual([]);
});

test.each([
	'<p>{label}</p>',
	'<p><span>{label}</span> <Icon /></p>',
	'<p>{words.label}<Icon /></p>',
	'<p>Photo <b>{at + 1}</b></p>',
	'<p>{wrong && <Icon />}<span>Name</span></p>',
	'<ul>{days.map((day) => <li>{day.words}</li>)}</ul>',
	'<div><Icon />{children}</div>',
	'null',
])('words that stand alone, or never change, are let be: %s', (page) => {
	const file = `import { words } from 'words'; type Props = { children: ReactNode }; function Part() { return ${page}; }`;
	expect(wordsWithNeighbours('page.tsx', file)).toEqual([]);
});
