import { documentIds, isDocumentId } from '#contract/documents.ts';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import { setPassword, weaknessOf } from '../documents/set-password.ts';
import { type Admin, AdminError } from './admin.ts';
import { askSecretly } from './ask-secretly.ts';

/** Lists the guarded documents, or sets or clears the password of one. */
export async function documents(admin: Admin): Promise<void> {
	const { store, say, words } = admin;
	const [action, id = ''] = words;
	if (action === undefined) {
		const rows = await store.db.selectFrom('passwords').select(['document', 'set_at']).execute();
		const since = new Map(rows.map((row) => [row.document, new Date(row.set_at).toISOString()]));
		for (const document of documentIds)
			say(
				`${document}  ${since.has(document) ? `password set ${since.get(document)}` : 'no password, so nobody can open it'}`,
			);
		return;
	}
	if (!isDocumentId(id)) throw new AdminError(`Name one of: ${documentIds.join(', ')}`);
	if (action === 'set-password') await askForPassword(admin, id);
	else if (action === 'clear-password')
		await retryWhileBusy(store, () => store.db.deleteFrom('passwords').where('document', '=', id).execute());
	else throw new AdminError('Say set-password or clear-password.');
	say(`${id}: done.`);
}

async function askForPassword({ store }: Admin, document: string): Promise<void> {
	const password = await askSecretly(`New password for ${document}: `);
	const weakness = weaknessOf(password);
	if (weakness) throw new AdminError(weakness);
	await setPassword(store, document, password);
}
