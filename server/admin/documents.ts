import { documentIds, isDocumentId } from '#contract/documents.ts';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import { isGenerated } from '../documents/generated-password.ts';
import { setGeneratedPassword, setPassword, weaknessOf } from '../documents/set-password.ts';
import { type Admin, AdminError } from './admin.ts';
import { askSecretly } from './ask-secretly.ts';
import { indianTime } from './indian-time.ts';
import { putDocument } from './put-document.ts';

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
	if (action === 'set-password') await askForPassword(admin, id);
	else if (action === 'clear-password')
		await retryWhileBusy(store, () => store.db.deleteFrom('passwords').where('document', '=', id).execute());
	else throw new AdminError('Say put, new-password, set-password or clear-password.');
	say(`${id}: done.`);
}

async function askForPassword({ store }: Admin, document: string): Promise<void> {
	const password = await askSecretly(`New password for ${document}: `);
	const weakness = weaknessOf(password);
	if (weakness) throw new AdminError(weakness);
	await setPassword(store, document, password);
}
