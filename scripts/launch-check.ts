import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentIds } from '#contract/documents.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { documentState } from '#server/documents/document-state.ts';
import { examplesLeft } from './examples-left.ts';
import { lengthsOf, staleNumbers } from './launch/numbers.ts';
import { filesLoadedBy, readPages } from './launch/pages.ts';
import { samplesIn } from './launch/samples.ts';
import { markedTexts, unmarkedIn } from './launch/unmarked.ts';
import { saidBy } from './said-by.ts';

/**
 * `npm run launch-check`: lists, page by page, every record that is still a sample or lost its mark while it is one,
 * every number in words that its list has outgrown, and every guarded document that is still a sample. It fails while any is left. Run it with the settings of the server, so that it looks
 * where the server's documents lie.
 */

/** Where the guarded documents lie. A wrong setting ends the check with a sentence that names it, and code 2. */
let GUARDED_DIR: string;
try {
	({ GUARDED_DIR } = readConfig(process.env));
} catch (problem) {
	if (!(problem instanceof ConfigError)) throw problem;
	console.error(problem.message);
	process.exit(2);
}

const files = (await Array.fromAsync(glob('**/*.ts', { cwd: 'content' })))
	.map((file) => join('content', file))
	.filter((file) => !/\.test\.ts$|^content\/(pictures|records|rules)\//.test(file))
	.sort();
const modules = await Promise.all(
	files.map(async (file) => ({
		file,
		source: readFileSync(file, 'utf8'),
		exported: saidBy(await import(pathToFileURL(file).href)),
	})),
);

const pagesOf = readPages();
const listsOf = (of: typeof modules) => lengthsOf(of.map(({ exported }) => exported));
const lists = listsOf(modules);
const byPage = new Map<string, string[]>();
const left = {
	'examples to replace': 0,
	'examples without their mark': 0,
	'wrong numbers': 0,
	'documents to put in place': 0,
};

function note(
	kind: keyof typeof left,
	file: string,
	line: number,
	words: string,
	...names: readonly string[]
): void {
	const place =
		pagesOf(file, names).join(', ') || 'no page; perhaps a document (npm run artwork -- documents)';
	byPage.set(place, [...(byPage.get(place) ?? []), `  ${file}:${line}  ${words}`]);
	left[kind] += names.length;
}

/** The first three names, and how many there are. */
function shortened(names: readonly string[]): string {
	const said = names.filter((name) => name !== '');
	if (names.length <= 3) return said.join(', ') || 'an example';
	return `${names.length} examples, ${said.slice(0, 3).join(', ')}${said.length > 0 ? ' …' : 'without names'}`;
}

const { left: examples, confirmed } = await examplesLeft();
console.log(`Confirmed: ${confirmed} of ${confirmed + examples.length} records.\n`);
for (const [fetch, records] of Map.groupBy(examples, (one) => one.fetch)) {
	console.log(`${fetch}:`);
	for (const { where, name, page } of records) console.log(`  [ ] ${where}${name && `: ${name}`} (${page})`);
	console.log('');
}
left['examples to replace'] += examples.length;

const listed = new Set<unknown>();
const known = markedTexts(modules.map(({ exported }) => exported));
for (const { file, source, exported } of modules) {
	// what no page shows stands in a document, which is looked at below
	const samples = pagesOf(file).length > 0 ? samplesIn(source, exported, listed) : [];
	for (const { line, list, names } of samples)
		note('examples to replace', file, line, `${list}: ${shortened(names)}`, ...names);
	for (const { line, list, text } of unmarkedIn(source, exported, known))
		note(
			'examples without their mark',
			file,
			line,
			`${list}: “${text}” is an example without its mark`,
			text,
		);
	const near = modules.filter((one) => one.file === file || filesLoadedBy(file).includes(one.file));
	for (const { line, words, lengths } of staleNumbers(source, listsOf(near), lists)) {
		const real = [...new Set(lengths)].join(' or ');
		note('wrong numbers', file, line, `“${words}” is not true: the list has ${real}`, words);
	}
}
if (byPage.size > 0) console.log("In the program's own files, by page; a developer changes them:\n");
for (const [pages, found] of [...byPage].sort(([a], [b]) => a.localeCompare(b)))
	console.log(`${pages}\n${found.join('\n')}\n`);

for (const id of [...documentIds].sort()) {
	const state = await documentState(GUARDED_DIR, id);
	const words = { sample: 'still the example', missing: 'not there', 'no PDF': 'no PDF', own: '' }[state];
	if (words === '') continue;
	console.log(`${join(GUARDED_DIR, `${id}.pdf`)}: ${words}`);
	left['documents to put in place']++;
}

const count = Object.values(left).reduce((sum, one) => sum + one, 0);
const counts = Object.entries(left).map(([kind, number]) => `${number} ${kind}`);
console.log(
	count === 0
		? 'Nothing is left: no example, no wrong number, no missing document.'
		: `${count} places are left: ${counts.join(', ')}.`,
);
process.exitCode = count === 0 ? 0 : 1;
