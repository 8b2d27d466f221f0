import * as v from 'valibot';
import { edition } from './edition.ts';
import type { ResponsePage } from './response-pages.ts';

/** `build/pages.json`: what the build tells the server of each page. The prerender step writes it, the server reads it. */

const hashes = v.pipe(v.array(v.string()), v.readonly());

const builtPage = v.object({
	/** Below `build/client`. */
	file: v.string(),
	/** A strong one. */
	etag: v.string(),
	/** The hashes of the inline scripts and styles that its policy admits, such as `'sha256-…'`. */
	csp: v.object({ script: hashes, style: hashes }),
	/** The origin of the API where the build was told another than the site's own (FORM-6). */
	api: v.exactOptional(v.string()),
});

export type BuiltPage = v.InferOutput<typeof builtPage>;

const build = v.object({
	/** The address in public that canonical links, cards, the sitemap and the calendars name. */
	origin: v.string(),
	/** The edition of the conference that the pages show. */
	edition: v.exactOptional(edition),
	/** By address. */
	pages: v.record(v.string(), builtPage),
	/** What the server sends as responses, by name. */
	responses: v.pipe(
		v.record(v.string(), builtPage),
		v.transform((pages) => pages as Partial<Record<ResponsePage, BuiltPage>>),
	),
});

export type Build = v.InferOutput<typeof build>;

/** The text of `pages.json`. */
export const buildAsText = (made: Build): string => JSON.stringify(made);

/** Reads that text. Throws where another version of the repository has written it. */
export function buildFromText(text: string): Build {
	const read = v.safeParse(build, JSON.parse(text));
	if (read.success) return read.output;
	const [issue] = read.issues;
	throw new Error(`pages.json was made by another version (${v.getDotPath(issue)}): run npm run build`);
}
