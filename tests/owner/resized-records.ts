import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { empty } from '#content/records/empty.ts';
import { type RecordName, shapes } from '#content/records/shapes.ts';

/** Records of another length than those on disk, handed to a rendering in place of content/records/index/. */

export type Resize = (entries: readonly unknown[]) => readonly unknown[];
/** The folder or file of records that is resized, and how; a file that is resized to nothing is absent. */
export type Resized = { readonly name: RecordName; readonly resize: Resize };

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every list of a record but those within entries of lists. */
function resizeLists(value: unknown, resize: Resize): unknown {
	if (Array.isArray(value)) return resize(value);
	if (!isGroup(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resizeLists(part, resize)]));
}

const exported = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module of an index with other records: `content/records/index/mats.ts`, `mats-names.ts`. */
async function moduleOf(file: string, { name, resize }: Resized): Promise<string | undefined> {
	const module = basename(file, '.ts');
	const { named, of, lazy } = shapes[name] as (typeof shapes)[RecordName] & {
		readonly named?: string;
		readonly lazy?: true;
	};
	if (module !== name && module !== `${name}-names`) return undefined;
	const stored = (await import(file)) as Readonly<Record<string, unknown>>;
	const records = stored[exported(module)];
	if (named === undefined) {
		const resized = resizeLists(records, resize);
		return `export const ${exported(name)} = ${JSON.stringify(resize([1]).length === 0 ? empty(of) : resized)};`;
	}
	const entries = resize(Object.entries(records as object)) as [string, unknown][];
	const renamed = entries.map(([slug, record], at) => [at === 0 ? slug : `${slug}-${at}`, record] as const);
	if (!lazy) return `export const ${exported(module)} = ${JSON.stringify(Object.fromEntries(renamed))};`;
	const loads = await Promise.all(
		renamed.map(async ([slug, load]) => {
			const { default: record } = await (load as () => Promise<{ readonly default: unknown }>)();
			return `'${slug}': async () => ({ default: ${JSON.stringify(record)} }),`;
		}),
	);
	return `export const ${exported(name)} = {${loads.join('')}};`;
}

/** Puts the resized records in place of those on disk. */
export function resizedRecords(now: () => Resized | undefined): Plugin {
	return {
		name: 'resized-records',
		enforce: 'pre',
		async load(id) {
			const resized = now();
			if (resized === undefined || !/\/content\/records\/index\/[^/]+\.ts$/.test(id)) return null;
			return (await moduleOf(id, resized)) ?? (await readFile(id, 'utf8'));
		},
	};
}
