import { transform } from 'lightningcss';

const classNames = /\.([A-Za-z_-][\w-]*)/g;
const customProperties = /(--[\w-]+)\s*:/g;
const keyframes = /@keyframes ([\w-]+)/g;

/**
 * The rules of a sheet that a page can use as it was prerendered: those whose classes stand in its HTML, and the
 * custom properties and keyframes that they name. What script adds later is dressed by the full sheets, which come
 * with the script (scripts/build/late-start.ts).
 */
export function usedCss(css: string, html: string): string {
	const present = new Set(
		[...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
	);
	const dressed = without(css, (name) => !present.has(name), classNames);
	const spoken = new Set(dressed.match(/(?<=var\()--[\w-]+/g));
	const lean = without(dressed, (name) => !spoken.has(name), customProperties);
	const moved = new Set(lean.match(/(?<!@keyframes )(?<![\w-])[A-Za-z_][\w-]*/g));
	return without(lean, (name) => !moved.has(name), keyframes);
}

function without(css: string, unused: (name: string) => boolean, names: RegExp): string {
	const unusedSymbols = [...new Set([...css.matchAll(names)].map(([, name = '']) => name))].filter(unused);
	return transform({
		filename: 'page.css',
		code: Buffer.from(css),
		minify: true,
		unusedSymbols,
	}).code.toString();
}
