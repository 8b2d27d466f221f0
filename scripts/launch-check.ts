import { glob } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/** `npm run launch-check`: lists every record that is still sample data, and fails while any is left (facts.md). */

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

for (const line of found.sort()) console.log(line);
console.log(
	found.length === 0
		? 'No sample data is left.'
		: `${found.length} records are samples. Replace them, then remove their mark.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
