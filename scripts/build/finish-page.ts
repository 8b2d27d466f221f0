import { createHash } from 'node:crypto';
import { lateArrival } from './late-arrival.ts';
import { lateStart } from './late-start.ts';

/**
 * One prerendered page made ready to serve: its CSS stands inside it, no script runs or is asked for before `load`,
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
const plainScript = /<script>([\s\S]*?)<\/script>/g;
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
	// React finds its links again when it hydrates; `disabled` keeps the browser from fetching what stands inline.
	const page = html
		.replace(preload, '')
		.replace(styleLink, (_, address) => `<link rel="stylesheet" href="${address}" disabled/>`)
		.replace('</head>', () => `<style>${style}</style></head>`);
	const finished = everywhere
		? living(page, drawings(style, page), everywhere)
		: page.replace(anyScript, '').replaceAll(styleDisabled, '');
	return {
		html: finished,
		csp: { script: hashes(finished, 'script'), style: hashes(finished, 'style') },
		frames: frame.test(finished),
	};
}

/** The addresses of the large drawings that a page shows: those of rules whose class stands in its HTML. */
function drawings(style: string, page: string): string[] {
	const shown = new Set(
		[...page.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
	);
	const rules = style.matchAll(/\.([\w-]+)[^{}]*\{[^{}]*url\("?(\/assets\/[^")]+\.svg)"?\)/g);
	return [
		...new Set([...rules].flatMap(([, name = '', address = '']) => (shown.has(name) ? [address] : []))),
	];
}

/**
 * Moves everything that the page would run while it is read into its one script. The emptied elements stay, because
 * React finds them again; the browser itself restores the scroll of a page that is loaded anew.
 */
function living(page: string, arrivals: readonly string[], everywhere: readonly string[]): string {
	let handOver = '';
	const quiet = page.replace(plainScript, (_, code: string) => {
		if (code.startsWith('window.__reactRouterContext')) handOver += code;
		else if (!code.startsWith('((storageKey')) throw new Error(`An inline script of another kind: ${code}`);
		return '<script></script>';
	});
	return quiet.replace('<html', '<html data-arriving=""').replace(moduleScript, (_, code: string) => {
		return `<script type="module">${lateArrival(arrivals)}${lateStart({ code, handOver, everywhere })}</script>`;
	});
}

const styleDisabled = /<link rel="stylesheet" href="[^"]+" disabled\/>/g;

/** The sources by which a policy admits the inline parts of a page; data blocks such as JSON-LD need none. */
function hashes(page: string, tag: 'script' | 'style'): string[] {
	const parts = page.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
	const sources = [...parts]
		.filter(([, attributes = '', text]) => text !== '' && !/\bsrc=|type="application\//.test(attributes))
		.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
	return [...new Set(sources)];
}
