import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
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

type Range = { readonly start: number; readonly end: number };

/** The module of each address, as the calls in app/routes.tsx say: `page(paths.faq, () => import('./pages/…'))`. */
function pageModules(): (readonly [address: string, file: string])[] {
	const source = readFileSync('app/routes.tsx', 'utf8');
	const { program } = parseSync('app/routes.tsx', source);
	const imported: (Range & { readonly file: string })[] = [];
	const named = new Map<string, Range>();
	const calls: (Range & { readonly name: PathName; readonly others: readonly ESTree.Node[] })[] = [];
	new Visitor({
		ImportExpression({ source: { start, end }, ...node }) {
			imported.push({ ...node, file: join('app', source.slice(start + 1, end - 1)) });
		},
		VariableDeclarator({ id, start, end }) {
			if (id.type === 'Identifier') named.set(id.name, { start, end });
		},
		CallExpression({ arguments: [path, ...others], start, end }) {
			if (path?.type !== 'MemberExpression' || path.object.type !== 'Identifier') return;
			if (path.object.name !== 'paths' || path.property.type !== 'Identifier') return;
			calls.push({ name: path.property.name as PathName, others, start, end });
		},
	}).visit(program);
	const fileWithin = (range: Range | undefined) =>
		range && imported.find(({ start, end }) => range.start <= start && end <= range.end)?.file;
	return calls.flatMap(({ name, others, ...call }) => {
		const ranges = others.map((other) => (other.type === 'Identifier' ? named.get(other.name) : undefined));
		const file = [call, ...ranges].map(fileWithin).find((found) => found !== undefined);
		return file === undefined ? [] : [[paths[name], file]];
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
