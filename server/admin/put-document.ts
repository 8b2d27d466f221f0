import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentId } from '#contract/documents.ts';
import { isPdf } from '../documents/document-state.ts';
import { type Admin, AdminError } from './admin.ts';
import { writeWhole } from './write-output.ts';

/**
 * `documents put <id> <file>`: puts a PDF where a guarded document lies (PROC-2). A file that only calls itself a PDF is
 * refused, and what lay there stays. The server reads it at the next download.
 */
export async function putDocument(
	{ config: { GUARDED_DIR }, say }: Pick<Admin, 'config' | 'say'>,
	id: DocumentId,
	file: string,
): Promise<void> {
	if (file === '') throw new AdminError(`Name your PDF: documents put ${id} /tmp/${id}.pdf`);
	const bytes = await readFile(file).catch(() => undefined);
	if (bytes === undefined) throw new AdminError(`${file} is not there, or may not be read.`);
	if (!isPdf(bytes))
		throw new AdminError(
			`${file} is no PDF, whatever its name says: save it as a PDF in the program that made it. What was there stays.`,
		);
	await mkdir(GUARDED_DIR, { recursive: true, mode: 0o700 });
	const place = join(GUARDED_DIR, `${id}.pdf`);
	// the server is another user than root; its folder is closed to all others
	await writeWhole(place, 0o644, (write) => write(bytes));
	say(`${id}: in place, ${Math.ceil(bytes.length / 1000)} kB. Its password is the one before.`);
}
