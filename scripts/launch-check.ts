import { join } from 'node:path';
import { documentIds } from '#contract/documents.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { documentState } from '#server/documents/document-state.ts';
import { examplesLeft } from './examples-left.ts';
import { problemsOnDisk } from './records-on-disk.ts';

/**
 * `npm run launch-check`: lists, by what must be fetched, every record that is still an example, what is wrong with a
 * record (such as an example that lost its mark too early), and every guarded document that is missing. It fails while any
 * is left. Run it with the settings of the server, so that it looks where the server's documents lie.
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

const { left: examples, confirmed } = await examplesLeft();
console.log(`Confirmed: ${confirmed} of ${confirmed + examples.length} records.\n`);
for (const [fetch, records] of Map.groupBy(examples, (one) => one.fetch)) {
	console.log(`${fetch}:`);
	for (const { where, name, page } of records) console.log(`  [ ] ${where}${name && `: ${name}`} (${page})`);
	console.log('');
}

const problems = await problemsOnDisk(Date.now());
for (const { file, field, sentence } of problems) console.log(`${file}, ${field}: ${sentence}`);

let documents = 0;
for (const id of [...documentIds].sort()) {
	const state = await documentState(GUARDED_DIR, id);
	const words = { sample: 'still the example', missing: 'not there', 'no PDF': 'no PDF', own: '' }[state];
	if (words === '') continue;
	console.log(`${join(GUARDED_DIR, `${id}.pdf`)}: ${words}`);
	documents++;
}

const count = examples.length + problems.length + documents;
console.log(
	count === 0
		? 'Nothing is left: no example, no mistake, no missing document.'
		: `${count} places are left: ${examples.length} examples to replace, ${problems.length} mistakes in records, ${documents} documents to put in place.`,
);
process.exitCode = count === 0 ? 0 : 1;
