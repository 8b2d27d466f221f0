import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** What a file of ours imports, as it names it, also only as a type or later by `import()`; read from its syntax. */
export function importsOf(file: string): string[] {
	const source = readFileSync(file, 'utf8');
	const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
	return [
		...staticImports.map(({ moduleRequest }) => moduleRequest.value),
		...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
		...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
	];
}
