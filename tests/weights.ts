import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { tolerance } from './budgets.ts';
import { builtPage, grab, wordsOf } from './built.ts';

/** What the built pages weigh, in bytes after brotli. */

export type Weight = {
	/** An address, or the module of a page. */
	readonly page: string;
	readonly bytes: number;
	readonly ceiling: number;
	/** What the bytes are of, for a message. */
	readonly parts: () => string;
};

const built = (file: string) => statSync(`build/client/${file}.br`).size;
const compressed = (text: string) => brotliCompressSync(text).length;

/** A document; its parts are compressed each by itself, so their sum is a little more than the whole. */
export async function weighDocument(page: string, ceiling: number): Promise<Weight> {
	const html = await builtPage(page);
	const style = grab(html, /<style>([\s\S]*?)<\/style>/) ?? '';
	const markup = html.replace(style, '');
	return {
		page,
		bytes: built(posix.join(page, 'index.html')),
		ceiling,
		parts: () =>
			`critical CSS ${compressed(style)}, markup ${compressed(markup)}, of which words ${compressed(wordsOf(html))}; the largest sections are ${largestSections(html).join(', ')}`,
	};
}

/** The three heaviest sections of a page, by their headings. */
function largestSections(html: string): string[] {
	return html
		.split(/(?=<section\b)/)
		.slice(1)
		.map((section) => ({
			heading:
				grab(section, /<h[1-3][^>]*>(.*?)<\/h[1-3]>/s)?.replace(/<[^>]+>/g, '') ?? 'one without a heading',
			bytes: compressed(section.split('</section>')[0] ?? ''),
		}))
		.sort((a, b) => b.bytes - a.bytes)
		.slice(0, 3)
		.map(({ heading, bytes }) => `“${heading}” ${bytes}`);
}

const manifest: Manifest = JSON.parse(readFileSync('build/manifest.json', 'utf8'));

/** A module with everything that it imports at once. */
function withImports(name: string): string[] {
	const chunk = manifest[name];
	if (chunk === undefined) throw new Error(`build/manifest.json does not name ${name}.`);
	return [name, ...(chunk.imports ?? []).flatMap(withImports)];
}

/** What every page loads: the entry, which holds the layouts, and the measurement of web vitals. */
const everywhere = ['app/client.tsx', 'app/behaviours/vitals.ts'];

/** The modules of all pages that hydrate; a response page has no script. */
export const pageModules = Object.keys(manifest).filter((name) => /^app\/pages\/(?!responses\/)/.test(name));

/** What a form can do: pages whose form stands in the first view wait for it, to others it comes when one is near it. */
const ofForms = 'app/forms/submission-steps.ts';
const formsFirst = [
	'app/pages/conference/proposal.tsx',
	'app/pages/conference/registration.tsx',
	'app/pages/group/contact.tsx',
	'app/pages/software/start-project.tsx',
];

/**
 * The files of script that a page loads until it is hydrated. What waits for a visitor's wish, such as the search, or for
 * them to come near, is not of them.
 */
export function scriptsOf(page: string): string[] {
	const modules = [...everywhere, page, ...(formsFirst.includes(page) ? [ofForms] : [])];
	return [...new Set(modules.flatMap(withImports))];
}

export function weighScript(page: string, ceiling: number): Weight {
	const chunks = scriptsOf(page)
		.map((name) => ({ name, bytes: built(manifest[name]?.file ?? '') }))
		.sort((a, b) => b.bytes - a.bytes);
	const largest = chunks.slice(0, 6).map(({ name, bytes }) => `${name} ${bytes}`);
	return {
		page,
		bytes: chunks.reduce((sum, chunk) => sum + chunk.bytes, 0),
		ceiling,
		parts: () => `${chunks.length} files, the largest ${largest.join(', ')}`,
	};
}

/** Which pages are above their ceiling, by how much and by what: beyond the tolerance, or within it. */
export function tooHeavy(weights: readonly Weight[]): { failures: string[]; warnings: string[] } {
	const said = ({ page, bytes, ceiling, parts }: Weight) =>
		`${page} is ${bytes - ceiling} bytes over its ceiling of ${ceiling}: ${parts()}.`;
	const most = ({ ceiling }: Weight) => Math.round(ceiling * (1 + tolerance));
	return {
		failures: weights.filter((one) => one.bytes > most(one)).map(said),
		warnings: weights.filter((one) => one.bytes > one.ceiling && one.bytes <= most(one)).map(said),
	};
}

/** Which pages are below their ceiling, yet with less room than is asked at delivery. */
export const short = (weights: readonly Weight[], asked: number): string[] =>
	weights
		.map(({ page, bytes, ceiling }) => ({ page, left: ceiling - bytes }))
		.filter(({ left }) => left >= 0 && left < asked)
		.map(({ page, left }) => `${page} has ${left} bytes of room; at delivery it should be ${asked}`);
