import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { commands, commandsWithoutStore } from './admin/commands.ts';
import { settings } from './config.ts';

const manual = readFileSync('docs/operating.md', 'utf8');
const [, figures = ''] = readFileSync('docs/performance.md', 'utf8').split('## What faults cost');

for (const name of Object.keys(settings))
	it(`the manual explains ${name}`, () => assert.match(manual, new RegExp(`\`${name}\``)));

for (const command of Object.keys({ ...commands, ...commandsWithoutStore }).filter((name) => name !== 'help'))
	it(`the manual shows "admin -- ${command}"`, () =>
		assert.match(manual, new RegExp(`npm run admin -- ${command}`)));

it('every footnote is there', () => {
	const [notes, marks] = [/^\[\^(\d+)\]:/gm, /(?<=.)\[\^(\d+)\]/g].map(
		(pattern) => new Set([...manual.matchAll(pattern)].map(([, number]) => number)),
	);
	assert.deepEqual(notes, marks);
});

it('the manual begins with what to do when something is wrong, each on one line with its command', () => {
	const [, symptoms = ''] = manual.split('\n## ');
	assert.match(symptoms, /^What to do when/);
	const lines = symptoms.split('\n').filter((line) => /^\| [^-|]/.test(line) && !/you see/.test(line));
	assert.ok(lines.length >= 10);
	for (const line of lines) assert.match(line, /`[^`]+`/);
});

it('then comes a checklist that fits on a screen and copies only what is there', () => {
	const [, , checklist = '', next] = manual.split('\n## ');
	assert.match(checklist, /^Checklist/);
	assert.notEqual(next, undefined);
	assert.ok(checklist.split('\n').length <= 40);
	const files = [...checklist.matchAll(/(?<= )deploy\/[\w.-]+/g)].map(([file]) => file);
	assert.ok(files.length > 0);
	for (const file of files) assert.ok(existsSync(file), file);
});

const sections = manual.split(/^## /m).slice(1);
for (const section of sections.filter((words) => !/^What (we cannot promise|to do when)/.test(words)))
	it(`"${section.split('\n', 1)[0]}" names a test, or why there is none`, () => {
		assert.match(section, /\[\^\d+\]|\.(test|spec)\.ts`|not tested/);
	});

const table = figures.split('\n').filter((line) => /^\| \d/.test(line));
for (let row = 1; row <= 23; row++)
	it(`row ${row} of the faults stands in the table with its test and its figure`, () => {
		const lines = table.filter((line) => line.split('|')[1]?.split(',').map(Number).includes(row));
		assert.ok(lines.length > 0);
		for (const line of lines) {
			const [, , , test = '', figure = ''] = line.split('|').map((cell) => cell.trim());
			assert.match(test, /\.test\.ts`|`tests\/attacks\/`|^same$|npm run bench/);
			assert.notEqual(figure, '');
		}
	});
