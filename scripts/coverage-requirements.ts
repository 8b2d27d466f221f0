import { glob, readFile } from 'node:fs/promises';
import { openRequirements } from '../tests/open-requirements.ts';

/** `npm run coverage:requirements`: every id of docs/requirements.md has a test whose title carries it. */

const idPattern = /^\| ([A-Z]+-\d+) \|/gm;
const requirements = await readFile('docs/requirements.md', 'utf8');
const ids = [...requirements.matchAll(idPattern)].map(([, id = '']) => id);

const proven = new Set<string>();
/** Those of `npm test`; what `npm run test:full` adds has a name or a tag that says so. */
const quick = new Set<string>();
for await (const file of glob(
	'{app,contract,content,editor,server,packages,prerender,scripts,tests}/**/*.{test,spec}.{ts,tsx}',
)) {
	const source = await readFile(file, 'utf8');
	// a title is a string literal; titles made in a loop take their id from a table of string literals
	for (const { 0: text, index } of source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g)) {
		const isFull =
			/\.full\.test|^tests.(faults|deploy)./.test(file) ||
			/^,\s*\{\s*tag: '@/.test(source.slice(index + text.length));
		for (const [, id = ''] of text.matchAll(/\[([A-Z]+-\d+)\]/g)) {
			proven.add(id);
			if (!isFull) quick.add(id);
		}
	}
}

const missing = ids.filter((id) => !proven.has(id) && openRequirements[id] === undefined);
const settled = Object.keys(openRequirements).filter((id) => proven.has(id));
const onlyFull = ids.filter((id) => proven.has(id) && !quick.has(id));
console.log(
	`${ids.length} requirements, ${ids.filter((id) => quick.has(id)).length} with a test in npm test, ${onlyFull.length} in test:full alone`,
);
console.log(`in test:full alone: ${onlyFull.join(', ')}`);
for (const [id, issue] of Object.entries(openRequirements)) console.log(`open: ${id} (issue ${issue})`);
for (const id of missing) console.error(`without a test: ${id}`);
for (const id of settled) console.error(`listed as open, but has a test: ${id}`);
if (ids.length === 0 || missing.length + settled.length > 0) process.exitCode = 1;
