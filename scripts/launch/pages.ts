import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PathName, paths } from '#contract/paths.ts';

/** Which addresses show the words of a file of content: found by what pages import. */

/** The files of ours that a module imports when it is loaded; types are not loaded. */
export function importsOf(file: string): string[] {
	const found = readFileSync(file, 'utf8').matchAll(
		/^(?:import|export) (?!type\b)[^;]*?from '([#.][^']+)'/gm,
	);
	return [...found]
		.map(([, to = '']) => (to.startsWith('#') ? to.slice(1) : join(file, '..', to)))
		.filter((to) => /\.tsx?$/.test(to) && existsSync(to));
}

function withImports(file: string, known = new Set<string>()): Set<string> {
	if (known.has(file)) return known;
	known.add(file);
	for (const to of importsOf(file)) withImports(to, known);
	return known;
}

/** The module of each address, as app/routes.tsx says. */
function pageModules(): (readonly [address: string, file: string])[] {
	const routes = readFileSync('app/routes.tsx', 'utf8');
	const named = new Map(
		[...routes.matchAll(/const (\w+) = \(\) => import\('\.\/([^']+)'\)/g)].map(([, name, file]) => [
			name,
			file,
		]),
	);
	return [...routes.matchAll(/page\(paths\.(\w+), (?:\(\) => import\('\.\/([^']+)'\)|(\w+))\)/g)].map(
		([, name, file, constant]) => [paths[name as PathName], `app/${file ?? named.get(constant)}`],
	);
}

/** The addresses that show a file of content: `every page` where headers or footers do. */
export function readPages(): (file: string) => readonly string[] {
	const everywhere = withImports('app/routes.tsx');
	const pages = pageModules().map(([address, file]) => [address, withImports(file)] as const);
	return (file) => {
		if (everywhere.has(file)) return ['every page'];
		return pages.filter(([, files]) => files.has(file)).map(([address]) => address);
	};
}
