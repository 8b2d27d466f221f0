import { createHash } from 'node:crypto';
import { lateStart } from './late-start.ts';

/**
 * One prerendered page made ready to serve: its CSS stands inside it, no script is asked for before `load`,
 * and its policy names every inline part by hash.
 */

export type FinishedPage = {
	readonly html: string;
	readonly csp: { readonly script: readonly string[]; readonly style: readonly string[] };
	/** Whether a document of somebody else may come to stand in it (`data-frame` names its address). */
	readonly frames: boolean;
};

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/?>/g;
const preload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const frame = /<figure\b[^>]* data-frame="https:/;
const anyScript = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * @param html as React Router prerendered it
 * @param css the text of a style sheet, by its address
 * @param everywhere the files that every living page needs; not given for an answer of the server, which is plain
 * text and links
 */
export function finishPage(
	html: string,
	css: (address: string) => string,
	everywhere?: readonly string[],
): FinishedPage {
	// React Router marks a sheet that two routes share with a bare `#`
	const sheets = new Set([...html.matchAll(styleLink)].map(([, address = '']) => address.replace('#', '')));
	const style = [...sheets]
		.map(css)
		.join('')
		.replace(/\/\*[\s\S]*?\*\//g, '');
	let page = html.replace(preload, '');
	// React finds its link again when it hydrates; `disabled` keeps the browser from fetching what stands inline.
	page = page.replace(styleLink, (_, address) => `<link rel="stylesheet" href="${address}" disabled/>`);
	page = page.replace('</head>', () => `<style>${style}</style></head>`);
	page = everywhere
		? page.replace(
				moduleScript,
				(_, code) => `<script type="module" async="">${lateStart(code, everywhere)}</script>`,
			)
		: page.replace(anyScript, '').replaceAll(styleDisabled, '');
	return {
		html: page,
		csp: { script: hashes(page, 'script'), style: hashes(page, 'style') },
		frames: frame.test(page),
	};
}

const styleDisabled = /<link rel="stylesheet" href="[^"]+" disabled\/>/g;

/** The sources by which a policy admits the inline parts of a page; data blocks such as JSON-LD need none. */
function hashes(page: string, tag: 'script' | 'style'): string[] {
	const parts = page.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
	const sources = [...parts]
		.filter(([, attributes = '']) => !/\bsrc=|type="application\//.test(attributes))
		.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
	return [...new Set(sources)];
}
