import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PictureFile } from '#content/shapes.ts';

export type Manifest = Readonly<Record<string, PictureFile>>;

const constant = (family: string) => family.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const key = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

function line(name: string, { name: full, hash, width, height, widths, ground }: PictureFile): string {
	const sizes = `width: ${width}, height: ${height}, widths: [${widths.join(', ')}]`;
	return `\t${key(name)}: { name: '${full}', hash: '${hash}', ${sizes}, ground: '${ground}' },\n`;
}

/** The module that tells the pages of one family's pictures. */
function manifestText(family: string, pictures: Manifest): string {
	const lines = Object.entries(pictures).map(([name, picture]) => line(name, picture));
	return `// Written by \`npm run pictures\` from media/sources/${family}.\nexport const ${constant(family)} = {\n${lines.join('')}} as const;\n`;
}

/** What was known after the last run; empty before the first. */
export async function readManifest(folder: string, family: string): Promise<Manifest> {
	const path = resolve(folder, `${family}.ts`);
	if (!existsSync(path)) return {};
	const module = await import(pathToFileURL(path).href);
	return module[constant(family)] ?? {};
}

export function writeManifest(folder: string, family: string, pictures: Manifest): void {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `${family}.ts`), manifestText(family, pictures));
}
