import { documentIds, isDocumentId } from '#contract/documents.ts';
import { patiently } from '../db/patiently.ts';
import { setPassword } from '../documents/set-password.ts';
import { askSecretly } from './ask-secretly.ts';
import { type Desk, DeskError } from './desk.ts';

const shortest = 8;

/** Lists the guarded documents, or sets or clears the password of one. */
export async function documents(desk: Desk): Promise<void> {
	const { store, say, words } = desk;
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
	if (!isDocumentId(id)) throw new DeskError(`Name one of: ${documentIds.join(', ')}`);
	if (action === 'set-password') await askForPassword(desk, id);
	else if (action === 'clear-password')
		await patiently(store, () => store.db.deleteFrom('passwords').where('document', '=', id).execute());
	else throw new DeskError('Say set-password or clear-password.');
	say(`${id}: done.`);
}

async function askForPassword({ store }: Desk, document: string): Promise<void> {
	const password = await askSecretly(`New password for ${document}: `);
	if (password.length < shortest) throw new DeskError(`Use at least ${shortest} characters.`);
	await setPassword(store, document, password);
}
