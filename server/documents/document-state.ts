import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentId } from '#contract/documents.ts';
import { sampleDocuments } from './place-samples.ts';

/** Whether a file is what it calls itself. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

/**
 * What lies where a guarded document should: the sample that came with the project, the owner's own PDF, or neither.
 * @param folder where the guarded documents lie
 */
export async function documentState(folder: string, id: DocumentId) {
	const name = `${id}.pdf`;
	const [found, sample] = await Promise.all(
		[folder, sampleDocuments].map((place) => readFile(join(place, name)).catch(() => undefined)),
	);
	if (!found) return 'missing';
	if (!isPdf(found)) return 'no PDF';
	return sample?.equals(found) ? 'sample' : 'own';
}
