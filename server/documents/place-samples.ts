import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentIds } from '#contract/documents.ts';

/** The sample documents that come with the project. */
export const sampleDocuments = fileURLToPath(new URL('../../media/guarded', import.meta.url));

/**
 * Gives a new installation its sample documents. A folder that is there is left as it is: whoever owns it has put in
 * what they want, or taken out what they do not.
 * @param folder where the guarded documents lie
 * @returns whether samples were put there
 */
export async function placeSamples(folder: string): Promise<boolean> {
	const found = await stat(folder).catch(() => undefined);
	if (found) return false;
	await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
	const fresh = await mkdtemp(`${folder}-`);
	try {
		for (const id of documentIds) {
			const sample = await readFile(join(sampleDocuments, `${id}.pdf`)).catch(() => undefined);
			// a document of a later edition has no sample: it is missing until the organisers supply it
			if (sample) await writeFile(join(fresh, `${id}.pdf`), sample, { mode: 0o600 });
		}
		await rename(fresh, folder);
		return true;
	} finally {
		await rm(fresh, { recursive: true, force: true });
	}
}
