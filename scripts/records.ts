import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { empty } from '#content/records/empty.ts';
import { allShapes, type RecordName, type RecordShape } from '#content/records/shapes.ts';

/**
 * `npm run records`: writes content/records/index/, through which content reads its records, each with its type. The
 * editor calls it when a file comes or goes; `npm run check` compares (`--check`).
 */

const folder = 'content/records';
const said = '// Written by `npm run records`.\n';

/** The text of each module, by its file. */
function modules(): ReadonlyMap<string, string> {
	const files = new Map<string, string>();
	for (const [name, shape] of allShapes) {
		const { named } = shape;
		files.set(
			`${folder}/index/${name}.ts`,
			said + (named === undefined ? single(name, shape) : folderOf(name, shape)),
		);
		if (named !== undefined && shape.names)
			files.set(`${folder}/index/${name}-names.ts`, said + namesOf(name, named));
	}
	return files;
}

const constant = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const typed = (name: RecordName) => `RecordOf<'${name}'>`;
const typeImport = `import type { RecordOf } from '../shapes.ts';\n`;

function single(name: RecordName, { of }: RecordShape): string {
	const record = existsSync(`${folder}/${name}.json`)
		? `import record from '../${name}.json' with { type: 'json' };\n${typeImport}`
		: `${typeImport}\nconst record = ${JSON.stringify(empty(of))};\n`;
	return `${record}\nexport const ${constant(name)} = record as unknown as ${typed(name)};\n`;
}

const slugsOf = (name: RecordName): string[] => {
	const files = globSync('*.json', { cwd: `${folder}/${name}` });
	return files.map((file) => file.slice(0, -'.json'.length)).sort();
};

const read = (name: RecordName, slug: string): Readonly<Record<string, unknown>> =>
	JSON.parse(readFileSync(`${folder}/${name}/${slug}.json`, 'utf8'));

/** Nothing is fetched that holds nothing. */
const holdsSomething = (record: Readonly<Record<string, unknown>>): boolean =>
	Object.values(record).some((value) => Array.isArray(value) && value.length > 0);

function folderOf(name: RecordName, { lazy }: RecordShape): string {
	const slugs = slugsOf(name).filter((slug) => !lazy || holdsSomething(read(name, slug)));
	const file = (slug: string) => `'../${name}/${slug}.json'`;
	if (lazy) {
		const loads = slugs.map(
			(slug) => `\t'${slug}': () => import(${file(slug)}, { with: { type: 'json' } }),\n`,
		);
		return `${typeImport}\nexport const ${constant(name)} = {\n${loads.join('')}} as unknown as Readonly<Record<string, () => Promise<{ readonly default: ${typed(name)} }>>>;\n`;
	}
	const imports = slugs.map((slug, at) => `import _${at} from ${file(slug)} with { type: 'json' };\n`);
	const entries = slugs.map((slug, at) => `\t'${slug}': _${at},\n`);
	return `${imports.join('')}${typeImport}\nexport const ${constant(name)} = {\n${entries.join('')}} as unknown as Readonly<Record<string, ${typed(name)}>>;\n`;
}

function namesOf(name: RecordName, named: string): string {
	const nameIn = (slug: string) => read(name, slug)[named] ?? slug;
	const entries = slugsOf(name).map((slug) => `\t'${slug}': ${JSON.stringify(nameIn(slug))},\n`);
	return `\nexport const ${constant(name)}Names: Readonly<Record<string, string>> = {\n${entries.join('')}};\n`;
}

/** Writes the modules that have changed. Returns their files; with `check` nothing is written. */
export function writeIndex(check = false): string[] {
	if (!check) mkdirSync(`${folder}/index`, { recursive: true });
	const written = modules();
	const changed = [...written].filter(
		([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
	);
	if (!check) for (const [file, text] of changed) writeFileSync(file, text);
	return changed.map(([file]) => file);
}

if (import.meta.main) {
	const check = process.argv.includes('--check');
	const changed = writeIndex(check);
	if (check && changed.length > 0) {
		console.error(`${changed.join(', ')}: not as the records are; run npm run records`);
		process.exitCode = 1;
	}
}
