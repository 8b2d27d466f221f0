import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageMeta, Thread } from '#content/shapes.ts';
import { canonical, type PathName, paths } from '#contract/paths.ts';
import { saidBy } from '../said-by.ts';

/** What a page says in its head, and the division that it belongs to. */
export type Title = PageMeta & { readonly thread: Thread };

/** The division that a folder of content speaks of; the other folders speak of the group. */
const threads: Readonly<Record<string, Thread>> = {
	research: 'research',
	conference: 'conferences',
	software: 'software',
};

const isMeta = (value: unknown): value is PageMeta =>
	typeof value === 'object' &&
	value !== null &&
	'path' in value &&
	'title' in value &&
	'description' in value &&
	!('address' in value);

/** The metas a module exports, by themselves, inside the words of a page or made for the editions. */
function metasIn(module: Readonly<Record<string, unknown>>): PageMeta[] {
	const exported = Object.values(saidBy(module));
	const inner = exported.map((value) =>
		typeof value === 'object' && value !== null && 'meta' in value ? value.meta : undefined,
	);
	return [...exported, ...inner].filter(isMeta);
}

/** The meta of every address; a second address of a screen has the words of the first (RT-4, RT-29). */
export async function titles(): Promise<ReadonlyMap<PathName, Title>> {
	const found = new Map<PathName, Title>();
	for (const file of globSync('**/*.ts', { cwd: 'content' }).filter((name) => !name.endsWith('.test.ts')))
		for (const meta of metasIn(await import(pathToFileURL(resolve('content', file)).href)))
			found.set(meta.path, { ...meta, thread: threads[file.split(sep)[0] ?? ''] ?? 'group' });
	const names = Object.keys(paths) as PathName[];
	for (const name of names) {
		const first = names.find((other) => paths[other] === canonical(paths[name]));
		const meta = found.get(name) ?? (first && found.get(first));
		if (!meta)
			throw new Error(
				`No file of content/ exports the meta of ${name}, or a function of the editions that returns it without an error`,
			);
		found.set(name, meta);
	}
	return found;
}
