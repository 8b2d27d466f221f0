import { createHash } from 'node:crypto';
import { firstView } from './first-view.ts';
import { lateArrival } from './late-arrival.ts';
import { lateStart } from './late-start.ts';
import { seenFirst } from './seen-first.ts';
import { splitCss } from './split-css.ts';

/**
 * One prerendered page made ready to serve: the CSS of its first view stands inside it, no script runs or is asked for
 * before `load`, and its policy names every inline part by hash.
 */

export type FinishedPage = {
	readonly html: string;
	readonly csp: { readonly script: readonly string[]; readonly style: readonly string[] };
	/** Whether a document of somebody else may come to stand in it (`data-frame` names its address). */
	readonly frames: boolean;
	/** What a living page asks for when it starts, and the rest of its CSS. */
	readonly files: readonly OwnFile[];
};

type OwnFile = { readonly address: string; readonly text: string };

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/?>/g;
const preload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const frame = /<figure\b[^>]* data-frame="https:/;
const plainScript = /<script>([\s\S]*?)<\/script>/g;
/** An element that holds nothing, closed as in XML; what is drawn in SVG does need its stroke. */
const closed = /(<(?:meta|link|img|br|hr|input|source|track)\b[^>]*)\/>/g;
/** Attributes that React calls by the names of their properties; HTML knows no case, and brotli finds them shorter. */
const property = / (?:charSet|srcSet|dateTime)=/g;
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
	const arriving = html.replace(preload, '').replace('<html', '<html data-arriving="" data-folded=""');
	const whole = [...sheets].map(css).join('');
	if (!everywhere) {
		const style = `<style>${splitCss(whole, html).used}</style></head>`;
		return finished(
			html.replace(preload, '').replace(styleLink, '').replace(anyScript, '').replace('</head>', style),
			[],
		);
	}
	const { used, rest } = splitCss(whole, seenFirst(arriving), { printLater: true });
	const later = apart('rest.css', rest);
	const style = `<style>${used}</style><noscript><link rel="stylesheet" href="${later.address}"/></noscript></head>`;
	// React finds its links again when it hydrates; `disabled` keeps the browser from fetching what stands inline.
	const quiet = quieten(
		arriving
			.replace(styleLink, (_, address) => `<link rel="stylesheet" href="${address}" disabled/>`)
			.replace('</head>', () => style),
	);
	const [, code = ''] = moduleScript.exec(quiet) ?? [];
	const start = apart(
		'start.js',
		lateArrival({ drawings: drawings(whole, quiet), rest: later.address }) + lateStart({ code, everywhere }),
	);
	const page = quiet.replace(
		moduleScript,
		`<script type="module">${firstView({ start: start.address, rest: later.address })}</script>`,
	);
	return finished(page, [later, start]);
}

function finished(page: string, files: readonly OwnFile[]): FinishedPage {
	// React writes every apostrophe as a reference, though all its attributes stand in double quotes
	const html = page
		.replace(closed, '$1>')
		.replace(property, (name) => name.toLowerCase())
		.replaceAll('&#x27;', "'");
	const csp = { script: hashes(html, 'script'), style: hashes(html, 'style') };
	return { html, csp, frames: frame.test(html), files };
}

function apart(name: string, text: string): OwnFile {
	return { address: `/assets/${name.replace('.', `-${hash(text, 'base64url').slice(0, 8)}.`)}`, text };
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
 * Takes out what the page would run while it is read: data for the router, which has none to bring
 * (app/live-page.tsx), and the restoring of the scroll, which the browser itself does for a page that is loaded anew.
 */
function quieten(page: string): string {
	return page.replace(plainScript, (_, code: string) => {
		if (/^(window\.__reactRouterContext|\(\(storageKey)/.test(code)) return '';
		throw new Error(`An inline script of another kind: ${code}`);
	});
}

/** The sources by which a policy admits the inline parts of a page; data blocks such as JSON-LD need none. */
function hashes(page: string, tag: 'script' | 'style'): string[] {
	const parts = page.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
	const sources = [...parts]
		.filter(([, attributes = '', text]) => text !== '' && !/\bsrc=|type="application\//.test(attributes))
		.map(([, , text = '']) => `'sha256-${hash(text, 'base64')}'`);
	return [...new Set(sources)];
}

function hash(text: string, digits: 'base64' | 'base64url'): string {
	return createHash('sha256').update(text).digest(digits);
}
