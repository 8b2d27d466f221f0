import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentId, documentIds, isDocumentId } from '#contract/documents.ts';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import { isPdf } from '../documents/document-state.ts';
import { isGenerated } from '../documents/generated-password.ts';
import { setGeneratedPassword, setPassword, weaknessOf } from '../documents/set-password.ts';
import { type Admin, AdminError } from './admin.ts';
import { askSecretly } from './ask-secretly.ts';
import { indianTime } from './indian-time.ts';
import { writeWhole } from './write-output.ts';

/** Lists the guarded documents, puts one in place, or makes, sets or clears its password. */
export async function documents(admin: Admin): Promise<void> {
	const { store, say, words } = admin;
	const [action, id = '', file = ''] = words;
	if (action === undefined) {
		const rows = await store.db.selectFrom('passwords').selectAll().execute();
		for (const document of documentIds) {
			const row = rows.find((one) => one.document === document);
			const how = row && isGenerated(row.hash) ? 'password generated' : 'password chosen';
			say(
				`${document}  ${row ? `${how} ${indianTime(row.set_at)} (India)` : 'no password, so nobody can open it'}`,
			);
		}
		return;
	}
	if (!isDocumentId(id)) throw new AdminError(`Name one of: ${documentIds.join(', ')}`);
	if (action === 'put') return putDocument(admin, id, file);
	if (action === 'new-password')
		return say(
			`The new password of ${id}: ${await setGeneratedPassword(store, id)}\nIt is kept nowhere else. Large letters, hyphens and spaces do not count.`,
		);
	if (action === 'set-password') {
		const password = await askSecretly(`New password for ${id}: `);
		const weakness = weaknessOf(password);
		if (weakness) throw new AdminError(weakness);
		await setPassword(store, id, password);
	} else if (action === 'clear-password')
		await retryWhileBusy(store, () => store.db.deleteFrom('passwords').where('document', '=', id).execute());
	else throw new AdminError('Say put, new-password, set-password or clear-password.');
	say(`${id}: done.`);
}

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
