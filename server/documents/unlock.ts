import type { DocumentId } from '#contract/documents.ts';
import type { Store } from '../db/store.ts';
import { count, uncount } from '../gate/count.ts';
import { isPassword } from './password.ts';

/** What becomes of a try: the right password, a wrong one, or too many wrong ones (`wait` in whole seconds). */
export type Unlocked =
	| { readonly is: 'right' }
	| { readonly is: 'wrong' }
	| { readonly is: 'tooMany'; readonly wait: number };

const minute = 60_000;
const mostWrong = 10;

/**
 * Tries a password (PROC-2, PROC-4). Ten wrong tries a minute are heard from one network, for all documents together.
 * @throws when the store cannot be reached; then nothing is given out
 */
export async function unlock(
	store: Store,
	document: DocumentId,
	password: string,
	network: string,
): Promise<Unlocked> {
	const bucket = `document ${network}`;
	const { n, endsIn } = await count(store, bucket, minute);
	if (n > mostWrong) return { is: 'tooMany', wait: Math.max(1, Math.ceil(endsIn / 1000)) };
	const row = await store.db
		.selectFrom('passwords')
		.select('hash')
		.where('document', '=', document)
		.executeTakeFirst();
	if (!(await isPassword(password, row?.hash))) return { is: 'wrong' };
	await uncount(store, bucket);
	return { is: 'right' };
}
