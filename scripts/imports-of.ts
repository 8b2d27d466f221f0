import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** What a file of ours imports, as it names it: when it is loaded, only as a type, or later by `import()`. */
export type Imports = Readonly<Record<'loaded' | 'types' | 'later', readonly string[]>>;

/** Reads them from the syntax of the file. */
export function importsOf(file: string): Imports {
	const source = readFileSync(file, 'utf8');
	const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
	const asked = staticImports.map(({ moduleRequest, entries }) => ({
		name: moduleRequest.value,
		isType: entries.length > 0 && entries.every(({ isType }) => isType),
	}));
	const passedOn = staticExports.flatMap(({ entries }) =>
		entries.flatMap(({ moduleRequest, isType }) =>
			moduleRequest === null ? [] : { name: moduleRequest.value, isType },
		),
	);
	const named = (isType: boolean) =>
		[...asked, ...passedOn].filter((one) => one.isType === isType).map(({ name }) => name);
	return {
		loaded: named(false),
		types: named(true),
		later: dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
	};
}
