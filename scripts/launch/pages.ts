import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PathName, paths } from '#contract/paths.ts';
import { importsOf } from '../imports-of.ts';

/** Which addresses show the words of a file of content: found by what pages import. */

/** The files of ours that a module imports when it is loaded. */
export function filesLoadedBy(file: string): string[] {
	return importsOf(file)
		.loaded.filter((name) => /^[#.]/.test(name))
		.map((name) => (name.startsWith('#') ? name.slice(1) : join(file, '..', name)))
		.filter((name) => /\.tsx?$/.test(name) && existsSync(name));
}

function withImports(file: string, known = new Set<string>()): Set<string> {
	if (known.has(file)) return known;
	known.add(file);
	for (const to of filesLoadedBy(file)) withImports(to, known);
	return known;
}

/**
 * The module of each address, as app/routes.tsx says: `page(paths.faq, () => import('./pages/…'))`. Where no import follows
 * the address, a constant does that holds it.
 */
function pageModules(): (readonly [address: string, file: string])[] {
	const source = readFileSync('app/routes.tsx', 'utf8');
	const [, ...routes] = source.split(/\bpaths\.(?=\w+,)/);
	return routes.flatMap((route) => {
		const [name = '', constant = ''] = route.match(/\w+/g) ?? [];
		const said = route.includes('import(') ? route : source.slice(source.indexOf(`const ${constant} =`));
		const file = /import\('([^']+)'\)/.exec(said)?.[1];
		return file === undefined ? [] : [[paths[name as PathName], join('app', file)] as const];
	});
}

/** What each address says in the build, where there is one. */
function builtPages(): ReadonlyMap<string, string> {
	const files = globSync('build/client/**/index.html').map((file) => {
		const path = file.slice('build/client'.length, -'/index.html'.length) || '/';
		return [path, readFileSync(file, 'utf8')] as const;
	});
	return new Map(files);
}

const everyPage = ['every page'];

const countIn = (html: string, names: readonly string[]): number =>
	names.filter((name) => name !== '' && html.includes(name)).length;

/**
 * Says on which addresses the words of a file of content stand: those whose modules import it, and of these, where the
 * site is built, those whose HTML has one of the names. What headers or footers show stands on every page.
 */
export function readPages(): (file: string, names?: readonly string[]) => readonly string[] {
	const everywhere = withImports('app/routes.tsx');
	const pages = pageModules().map(([address, file]) => [address, withImports(file)] as const);
	const built = builtPages();
	return (file, names = []) => {
		const direct = pages.filter(([, files]) => files.has(file)).map(([address]) => address);
		const importing = everywhere.has(file) || direct.length === 0 ? [...built.keys()] : direct;
		const counts = importing.map((address) => [address, countIn(built.get(address) ?? '', names)] as const);
		const most = Math.max(...counts.map(([, count]) => count));
		const seen = counts.filter(([, count]) => count > 0 && count >= most / 2).map(([address]) => address);
		if (everywhere.has(file) && (seen.length === 0 || seen.length > built.size / 2)) return everyPage;
		return seen.length > 0 ? seen.sort() : direct;
	};
}
