/** React Router's table of routes, which every page loads. */

type Part = { readonly module: string; readonly imports?: readonly string[] };
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, Part>> };

/** What a living page reads of a route (app/client-routes.tsx); its id is its key. */
const read = ['parentId', 'path', 'index', 'module', 'css'];

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

/** The same table with nothing else: 2.1 KB instead of 4.2 for every page. */
export function slimManifest(code: string): string {
	const routes = Object.entries(tableOf(code).routes).map(([id, route]) => [id, only(route)]);
	return `window.__reactRouterManifest=${JSON.stringify({ routes: Object.fromEntries(routes) })};`;
}

const only = (route: Part) =>
	Object.fromEntries(Object.entries(route).filter(([name]) => read.includes(name)));
