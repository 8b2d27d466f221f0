import { existsSync, statSync } from 'node:fs';

/** A download whose stated size is not that of its file, with the line where the size is written. */
export type WrongSize = { readonly line: number; readonly words: string };

/** Every record within a value that names a file and a type, such as "PDF, 720 kB". */
function filesIn(value: unknown): { readonly file: string; readonly type: string }[] {
	if (typeof value !== 'object' || value === null) return [];
	const inner = Object.values(value).flatMap(filesIn);
	const { file, type } = value as Record<string, unknown>;
	return typeof file === 'string' && typeof type === 'string' ? [{ file, type }, ...inner] : inner;
}

/**
 * @param source the text of a module of content
 * @param exported what it exports, by name
 * @param folder where the files of the site lie: `media/public`
 * @returns the downloads written in this module whose size is no longer true
 */
export function wrongSizes(
	source: string,
	exported: Readonly<Record<string, unknown>>,
	folder: string,
): WrongSize[] {
	const lines = source.split('\n');
	const wrong = new Map<string, WrongSize>();
	for (const { file, type } of filesIn(exported)) {
		const at = lines.findIndex((line) => line.includes(`'${type}'`));
		if (at < 0 || !existsSync(folder + file)) continue;
		const size = `${Math.round(statSync(folder + file).size / 1000)} kB`;
		if (/\d kB/.test(type) && !type.endsWith(size))
			wrong.set(file, { line: at + 1, words: `${file} is said to be “${type}”, but it has ${size}` });
	}
	return [...wrong.values()];
}
