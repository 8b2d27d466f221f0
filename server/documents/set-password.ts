import { patiently } from '../db/patiently.ts';
import type { Store } from '../db/store.ts';
import { hashPassword } from './password.ts';

/** Guards a document by a password, in place of the one it had (PROC-2). */
export async function setPassword(store: Store, document: string, password: string): Promise<void> {
	const set = { hash: await hashPassword(password), set_at: store.now() };
	await patiently(store, () =>
		store.db
			.insertInto('passwords')
			.values({ document, ...set })
			.onConflict((conflict) => conflict.column('document').doUpdateSet(set))
			.execute(),
	);
}
