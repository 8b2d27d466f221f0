import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, type BuiltPage, buildFromText } from '#contract/build.ts';
import { type Headers, pageHeaders } from './headers.ts';
import { mediaType } from './mime.ts';
import { type Encoding, encodings, endings } from './negotiate.ts';

/** Something of the built site that can be asked for. */
export type Resource = {
	/** Everything but length, encoding and ETag. */
	readonly headers: Headers;
	/** A strong ETag of the plain bytes, in its quotes. */
	readonly etag: string;
	readonly plain: Buffer;
	readonly compressed: ReadonlyMap<Encoding, Buffer>;
};

/** Files whose name changes with their bytes: a browser need never ask for them again. */
const immutable = /^\/(assets|pictures)\/|[.-][0-9a-f]{8}\.[a-z0-9]+$/;

const year = 'public, max-age=31536000, immutable';
const asked = 'no-cache';

type Config = Parameters<typeof pageHeaders>[1];

/** What was built; without pages when nothing was. Throws where another version of the repository built it. */
export function readBuild(folder: string): Build {
	const file = join(folder, 'pages.json');
	if (!existsSync(file)) return { origin: '', pages: {}, responses: {} };
	return buildFromText(readFileSync(file, 'utf8'));
}

/** Reads a page with its headers. */
export function readPage(build: string, page: BuiltPage, config: Config, cacheControl = asked): Resource {
	const headers = {
		...pageHeaders(page, config),
		'content-type': 'text/html; charset=utf-8',
		'cache-control': cacheControl,
	};
	return read(join(build, 'client', page.file), headers, page.etag);
}

/** Every other file of the build that is not a page, by address. */
export function readFiles(build: string): Map<string, Resource> {
	const root = join(build, 'client');
	if (!existsSync(root)) return new Map();
	const files = new Map<string, Resource>();
	for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
		const type = mediaType(entry.name);
		if (!entry.isFile() || type === undefined || entry.name.endsWith('.html')) continue;
		const file = join(entry.parentPath, entry.name);
		const address = file.slice(root.length).replaceAll('\\', '/');
		const headers = { 'content-type': type, 'cache-control': immutable.test(address) ? year : asked };
		files.set(address, read(file, headers));
	}
	return files;
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
