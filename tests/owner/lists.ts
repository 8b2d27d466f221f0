import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Copy } from '../copy-repository.ts';

/** Lists of content made longer or shorter, as an owner does: entry by entry, in the text of the file. */

export type List = readonly [file: string, name: string];

const lastOf = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

/** An entry that an owner adds: confirmed, named anew, with links that lead somewhere. */
function added(entry: string, at: number): string {
	return entry
		.replace(/\s*sample: true,/, '')
		.replace(/\bid: '([^']+)'/, `id: '$1-${at}'`)
		.replace(/\b(name|title|question): '([^']+)'/, (_, key, words) => `${key}: '${words}, ${at}'`)
		.replace(/https:\/\/www\.doi\.org\//, `https://doi.org/10.5555/${at}`)
		.replace(/https:\/\/(\w+)\.example\//, `https://$1-${at}.org/`)
		.replace(/https:\/\/example\.(com|net|org)\//, `https://project-${at}.$1/`);
}

/** Gives a list another length: its first entries, or all of them and more that are like them. */
export function resize(copy: Copy, [file, name]: List, size: (before: number) => number): void {
	const text = copy.read(file);
	const start = text.indexOf('= [', text.indexOf(`export const ${name}`)) + 3;
	// `];`, `] as const;`, `] satisfies …;`
	const end = text.indexOf('\n]', start);
	const entries = text.slice(start, end).match(/^\t\{(?:.*\},|[\s\S]*?^\t\},)$/gm) ?? [];
	if (start < 3 || end < 0 || entries.length === 0) throw new Error(`${file} has no list ${name}`);
	const wanted = Array.from({ length: size(entries.length) }, (_, at) =>
		at < entries.length ? lastOf(entries, at) : added(lastOf(entries, at), at + 1),
	);
	const body = wanted.length > 0 ? `\n${wanted.join('\n')}` : '';
	copy.write(file, text.slice(0, start) + body + text.slice(end));
}

/** An entry of a record that an owner adds: confirmed, named anew. */
function addedEntry(entry: Readonly<Record<string, unknown>>, at: number): Record<string, unknown> {
	const more: Record<string, unknown> = { ...entry };
	delete more.sample;
	// one of a list at most
	delete more.popular;
	for (const key of ['name', 'title', 'text', 'question'])
		if (typeof more[key] === 'string') more[key] = `${more[key]}, ${at}`;
	return more;
}

/** Gives a list within a record another length. */
export function resizeRecordList(
	copy: Copy,
	record: string,
	key: string,
	size: (before: number) => number,
): void {
	copy.record(record, (stored) => {
		const entries = stored[key];
		stored[key] = Array.from({ length: size(entries.length) }, (_, at) =>
			at < entries.length ? entries[at] : addedEntry(lastOf(entries, at), at + 1),
		);
	});
}

/** Gives a folder of records another number of files. */
export function resizeFolder(copy: Copy, folder: string, size: (before: number) => number): void {
	const files = globSync(`content/records/${folder}/*.json`, { cwd: copy.folder }).sort();
	const count = size(files.length);
	for (const file of files.slice(count)) copy.remove(file);
	for (let at = files.length; at < count; at++) {
		const entry = addedEntry(JSON.parse(copy.read(lastOf(files, at))), at + 1);
		copy.write(
			`content/records/${folder}/${basename(lastOf(files, at), '.json')}-${at + 1}.json`,
			JSON.stringify(entry),
		);
	}
	copy.record('order', (order) => {
		order[folder] = [];
	});
}
