import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '#contract/dates.ts';
import { type Headers, type PageNeeds, pageHeaders } from './headers.ts';
import { mediaType } from './mime.ts';
import { type Encoding, encodings, endings } from './negotiate.ts';
import type { Resource } from './resource.ts';

/** For each address its file below `build/client`, its strong ETag and what its headers depend on. */
export type PageTable = Readonly<
	Record<string, PageNeeds & { readonly file: string; readonly etag: string }>
>;

/** `build/pages.json`. */
export type Build = {
	/** The address in public that canonical links, cards, the sitemap and the calendars name. */
	readonly origin: string;
	/** The edition of the conference that the pages show. */
	readonly edition?: Edition;
	readonly pages: PageTable;
};

/** Files whose name changes with their bytes: a browser need never ask for them again. */
const immutable = /^\/(assets|pictures)\/|[.-][0-9a-f]{8}\.[a-z0-9]+$/;

const year = 'public, max-age=31536000, immutable';
const asked = 'no-cache';

type Config = Parameters<typeof pageHeaders>[1];

/** What was built; without pages when nothing was. */
export function readBuild(folder: string): Build {
	const file = join(folder, 'pages.json');
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { origin: '', pages: {} };
}

/** Every page of the table, by address. */
export function readPages(build: string, table: PageTable, config: Config): Map<string, Resource> {
	return new Map(
		Object.entries(table).map(([address, { file, etag, ...needs }]) => {
			const headers = {
				...pageHeaders(needs, config),
				'content-type': 'text/html; charset=utf-8',
				'cache-control': asked,
			};
			return [address, read(join(build, 'client', file), headers, etag)];
		}),
	);
}

/** Every other file of the build that is not a page, by address. */
export function readFiles(build: string): Map<string, Resource> {
	const root = join(build, 'client');
	if (!existsSync(root)) return new Map();
	const names = readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && mediaType(entry.name) !== undefined && !entry.name.endsWith('.html'))
		.map((entry) => join(entry.parentPath, entry.name));
	return new Map(
		names.map((file) => {
			const address = file.slice(root.length).replaceAll('\\', '/');
			const headers = {
				'content-type': mediaType(file) ?? '',
				'cache-control': immutable.test(address) ? year : asked,
			};
			return [address, read(file, headers)];
		}),
	);
}

/**
 * Reads a file with its compressed forms. All of the site is kept in memory, films too: what the server sends is what it
 * began with, also when a new build takes the place of its own.
 */
function read(file: string, headers: Headers, etag?: string): Resource {
	const compressed = new Map<Encoding, Buffer>();
	for (const encoding of encodings) {
		const sibling = file + endings[encoding];
		if (existsSync(sibling)) compressed.set(encoding, readFileSync(sibling));
	}
	const plain = readFileSync(file);
	return {
		headers,
		etag: etag ?? `"${hash('sha256', plain, 'base64url').slice(0, 12)}"`,
		plain,
		compressed,
	};
}
