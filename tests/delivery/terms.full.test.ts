import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { saidBy } from '../../scripts/said-by.ts';

/** One term for one thing: the table of STYLE.md, asked of every sentence of the content. */

/** Words that visitors type, not ours. */
const typedByOthers = /^(search-synonyms|site\/page-keywords)\.ts$/;

/** `| we say | not | except |`: the words of the second column, and where they may stand. */
async function droppedWords() {
	const style = await readFile('STYLE.md', 'utf8');
	const [, table = ''] = style.split('| we say | not | except |\n');
	const rows = table.split('\n').filter((line) => line.startsWith('| '));
	return rows.flatMap((row) => {
		const [, said = '', dropped = '', allowed = ''] = row.split('|').map((cell) => cell.trim());
		const except = wordsOf(allowed.replace(/ \(.*\)/, '')).map((word) => new RegExp(word, 'g'));
		return wordsOf(dropped).map((word) => ({ said, begins: new RegExp(`\\b${word}`, 'i'), except }));
	});
}

const wordsOf = (cell: string) => cell.split(', ').filter((word) => word !== '');

/** Every text that a module of the content exports; the keys of its records are not shown to anybody. */
function texts(value: unknown, seen = new Set<unknown>()): readonly string[] {
	if (typeof value === 'string') return [value];
	if (typeof value !== 'object' || value === null || seen.has(value)) return [];
	seen.add(value);
	return Object.values(value).flatMap((one) => texts(one, seen));
}

test('the content says one term for one thing, as STYLE.md lists them', async () => {
	const dropped = await droppedWords();
	assert.ok(dropped.length > 0, 'STYLE.md has its table');
	const files = (await Array.fromAsync(glob('**/*.ts', { cwd: 'content' }))).filter(
		(file) => !file.includes('.test.') && !typedByOthers.test(file),
	);
	const found: string[] = [];
	for (const file of files) {
		for (const text of texts(saidBy(await import(resolve('content', file))))) {
			for (const { said, begins, except } of dropped) {
				const rest = except.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
				if (begins.test(rest)) found.push(`${file}: say ${said} in “${text}”`);
			}
		}
	}
	assert.deepEqual(found, []);
});
