export type Start = {
	/** The module script that React Router writes. */
	readonly code: string;
	/** The files that every page needs beside its own. */
	readonly everywhere: readonly string[];
};

/**
 * The script by which a page comes to life (`begin`), in place of those of React Router. React, the house and the entry
 * are asked for together with the page's own modules, not after them: else React DOM would come in the fourth wave over
 * a slow line. The entry may run only when the others are there and the page is dressed for it, so it is fetched into
 * the cache.
 */
export function lateStart({ code, everywhere }: Start): string {
	const imports = [...code.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";$/gm)];
	const modules = /window\.__reactRouterRouteModules = (\{[^}]*\});/.exec(code)?.[1];
	const entry = /\bimport\("([^"]+)"\);?\s*$/.exec(code)?.[1];
	if (modules === undefined || entry === undefined || imports.length === 0) {
		throw new Error('React Router words its start script differently now; mend scripts/build/late-start.ts');
	}
	const names = imports.map(([, name = '']) => name);
	const addresses = [...imports.map(([, , address]) => address), ...everywhere].map(
		(address) => `import("${address}")`,
	);
	return [
		'let begun;',
		`const wake=()=>{fetch("${entry}");return Promise.all([dress(),${addresses}]).then(([,${names}])=>{window.__reactRouterRouteModules=${modules};return import("${entry}")})};`,
		'export const begin=()=>begun??=wake();',
	].join('');
}
