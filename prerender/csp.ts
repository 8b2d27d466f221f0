import { hash } from 'node:crypto';

/** The hashes by which a page's policy admits its inline scripts and styles, such as `'sha256-…'`. */
export type InlineHashes = { readonly script: readonly string[]; readonly style: readonly string[] };

/** Reads them from a finished page: nothing may edit it afterwards. Data blocks such as JSON-LD need none. */
export function inlineHashes(html: string): InlineHashes {
	return { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
	const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'));
	const sources = [...elements]
		.filter(([, attributes = '']) => !attributes.includes('type="application/'))
		.map(([, , text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
	return [...new Set(sources)];
}
