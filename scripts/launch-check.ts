import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentIds } from '#contract/documents.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { documentState } from '#server/documents/document-state.ts';

/**
 * `npm run launch-check`: lists every record and every guarded document that is still a sample, and fails while any is
 * left. Run it with the settings of the server, so that it looks where the server's documents lie.
 */

/** Where the guarded documents lie. A wrong setting ends the check with a sentence that names it, and code 2. */
function guardedFolder(): string {
	try {
		return readConfig(process.env).GUARDED_DIR;
	} catch (problem) {
		if (!(problem instanceof ConfigError)) throw problem;
		console.error(problem.message);
		process.exit(2);
	}
}

const GUARDED_DIR = guardedFolder();
const found: string[] = [];

/** Walks a record and notes each place that says `sample: true`. */
function walk(record: unknown, place: string, seen: Set<unknown>): void {
	if (typeof record !== 'object' || record === null || seen.has(record)) return;
	seen.add(record);
	if ('sample' in record && record.sample === true) found.push(`${place}: ${nameOf(record)}`);
	for (const [key, value] of Object.entries(record)) walk(value, `${place}.${key}`, seen);
}

function nameOf(record: object): string {
	const named = Object.entries(record).find(
		([key, value]) => key !== 'sample' && typeof value === 'string' && value !== '',
	);
	return named === undefined
		? Object.keys(record).join(', ')
		: `${named[0]} “${String(named[1]).slice(0, 60)}”`;
}

for await (const file of glob('content/**/*.ts')) {
	if (/\.test\.ts$|\/pictures\//.test(file)) continue;
	const module: Record<string, unknown> = await import(pathToFileURL(file).href);
	for (const [name, value] of Object.entries(module)) walk(value, `${file} ${name}`, new Set());
}

for (const id of documentIds) {
	const state = await documentState(GUARDED_DIR, id);
	const words = { sample: 'the sample', missing: 'not there', 'no PDF': 'no PDF', own: '' }[state];
	if (words) found.push(`${join(GUARDED_DIR, `${id}.pdf`)}: ${words}`);
}

for (const line of found.sort()) console.log(line);
console.log(
	found.length === 0
		? 'No sample data is left.'
		: `${found.length} samples are left. Replace each record and remove its mark; put each document in place.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
