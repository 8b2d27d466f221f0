/**
 * React Router's table of routes, which every page loads. It names for each route all files that its module imports,
 * which the browser finds in the module itself.
 */

type Part = { readonly module: string; imports?: readonly string[] };
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, Part>> };

function tableOf(code: string): Manifest {
	const [, table] = /^window\.__reactRouterManifest=(\{.*\});?$/s.exec(code) ?? [];
	if (table === undefined)
		throw new Error('React Router words its manifest differently now; mend scripts/build/manifest.ts');
	return JSON.parse(table);
}

/** The files that every page needs beside its own: React and the house. The bundler's few helpers come with them. */
export function neededEverywhere(code: string): readonly string[] {
	const { entry, routes } = tableOf(code);
	const files = new Set([...(entry.imports ?? []), ...(routes.root?.imports ?? [])]);
	return [...files].filter((file) => !file.includes('/rolldown-runtime'));
}

/** The same table without the imports of routes: 1.7 KB less for every page. */
export function slimManifest(code: string): string {
	const manifest = tableOf(code);
	for (const route of Object.values(manifest.routes)) delete route.imports;
	return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
}
