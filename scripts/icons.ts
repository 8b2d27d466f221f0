import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as carbon from '@carbon/icons-react';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize, type PluginConfig } from 'svgo';

/**
 * Writes `app/widgets/icons.ts`: every icon that a part imports from it, drawn on Carbon's 32 grid as one path, and each
 * in a file of its own, so that a page brings the icons it shows and no others.
 * To use another, import it by its Carbon name and run `node scripts/icons.ts`.
 */

const imported = /import \{([^}]+)\} from '[^']*\/icons\.ts'/g;

async function usedIn(file: string): Promise<string[]> {
	const source = await readFile(join('app', file), 'utf8');
	const lists = [...source.matchAll(imported)].map(([, list = '']) => list.split(','));
	return lists.flat().map((name) => name.trim().replace(/ as .*/, ''));
}

const drawings = carbon as Readonly<Record<string, ElementType>>;

/** Drawn anew where Carbon's own drawing weighs several times as much in every page, or is filled among outlines. */
const redrawn: Readonly<Record<string, string>> = {
	Calendar: 'M22 4V2h-2v2h-8V2h-2v2H4v24h24V4zm4 22H6V12h20zm0-16H6V6h4v2h2V6h8v2h2V6h4z',
	Email: 'M2 6v20h28V6zM25.8 8 16 14.8 6.2 8zM4 24V8.9l12 8.3 12-8.3V24z',
	Location:
		'M16 2A11 11 0 0 0 5 13c0 6 11 17 11 17s11-11 11-17A11 11 0 0 0 16 2zm0 25.2C13 24 7 17 7 13a9 9 0 0 1 18 0c0 4-6 11-9 14.2zM16 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 8a3 3 0 1 1 0-6 3 3 0 0 1 0 6z',
	LogoLinkedin:
		'M4 4v24h24V4zm7.1 20.4H7.6V13h3.5zM9.4 11.4a2.1 2.1 0 1 1 0-4.2 2.1 2.1 0 0 1 0 4.2m15.1 13H21v-5.6c0-1.3 0-3-1.9-3S17 17.3 17 18.7v5.7h-3.5V13h3.3v1.5c.5-.9 1.7-1.9 3.4-1.9 3.7 0 4.3 2.4 4.3 5.5z',
	Phone:
		'M26 29C11 29 3 21 3 6a3 3 0 0 1 3-3h5.9L15 9.2l-2.8 2.9a9 9 0 0 0 7.7 7.7l2.9-2.8 6.2 3.1V26a3 3 0 0 1-3 3M6 5a1 1 0 0 0-1 1c0 14 7 21 21 21a1 1 0 0 0 1-1v-4.6l-3.8-2L20.6 22h-.7C13 21.5 10 17 10 12.1v-.7l2.6-2.6-2-3.8z',
	LogoInstagram:
		'M10 3h12a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7zm0 2.4A4.6 4.6 0 0 0 5.4 10v12a4.6 4.6 0 0 0 4.6 4.6h12a4.6 4.6 0 0 0 4.6-4.6V10A4.6 4.6 0 0 0 22 5.4zM16 9.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zm0 2.4a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM22.4 8.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
};

/** A tenth of a cell is seen by nobody at 32 pixels, and the drawings are in every page. */
const plugins: PluginConfig[] = [
	{ name: 'convertShapeToPath', params: { convertArcs: true } },
	{ name: 'convertPathData', params: { floatPrecision: 1 } },
	{ name: 'mergePaths', params: { force: true, floatPrecision: 1 } },
];

/** An icon as one path, made of all its shapes that are filled. */
function pathOf(name: string): string {
	const Icon = drawings[name];
	const own = redrawn[name];
	if (own === undefined && Icon === undefined) throw new Error(`Carbon has no icon ${name}`);
	const svg = own
		? `<svg viewBox="0 0 32 32"><path d="${own}"/></svg>`
		: renderToStaticMarkup(createElement(Icon as ElementType, { size: 32 }));
	const { data } = optimize(svg.replace(/<(?!svg)\w+[^>]* fill="none"[^>]*><\/\w+>/g, ''), { plugins });
	const [path, ...more] = [...data.matchAll(/<path[^>]* d="([^"]+)"/g)];
	if (path?.[1] === undefined || more.length > 0 || data.includes('transform'))
		throw new Error(`${name} is not one path: ${data}`);
	return path[1];
}

const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: 'app' }));
const wanted = [...new Set((await Promise.all(files.map(usedIn))).flat())].filter(Boolean).sort();
const head =
	'// Made with the drawings in icons/ by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.\n';
const folder = 'app/widgets/icons';
const fileOf = (name: string) =>
	`${name.replace(/(?<=[a-z])[A-Z0-9]/g, (letter) => `-${letter}`).toLowerCase()}.ts`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const name of wanted) {
	await writeFile(`${folder}/${fileOf(name)}`, `export const ${name} =\n\t'${pathOf(name)}';\n`);
}
const lines = wanted.map((name) => `export { ${name} } from './icons/${fileOf(name)}';\n`);
await writeFile('app/widgets/icons.ts', head + lines.join(''));
