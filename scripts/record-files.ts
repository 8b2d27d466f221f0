import { glob, readFile, writeFile } from 'node:fs/promises';

/** The records on disk, each named by its file below content/records: `company.json`, `mats/coir.json`. */

const folder = 'content/records';

/** The files of all records, in the order of the alphabet, named alike on every system. */
export async function recordFiles(): Promise<string[]> {
	const files = await Array.fromAsync(glob('**/*.json', { cwd: folder }));
	return files.map((file) => file.replaceAll('\\', '/')).sort();
}

/** What a file holds. Throws where it is not there or no JSON. */
export const readRecord = async (file: string) => JSON.parse(await readFile(`${folder}/${file}`, 'utf8'));

/** Writes a file as the forms do. @param flag `wx` throws where it is there already */
export const writeRecord = (file: string, record: unknown, flag: 'w' | 'wx' = 'w'): Promise<void> =>
	writeFile(`${folder}/${file}`, `${JSON.stringify(record, null, 2)}\n`, { flag });
