import type { DocumentId } from '#contract/documents.ts';
import type { Store } from '../db/store.ts';
import { count, uncount } from '../gate/count.ts';
import { inTurn } from './in-turn.ts';
import { isPassword } from './password.ts';

/** What becomes of a try: the right password, a wrong one, or too many wrong ones (`wait` in whole seconds). */
export type Unlocked =
	| { readonly is: 'right' }
	| { readonly is: 'wrong' }
	| { readonly is: 'tooMany'; readonly wait: number };

const minute = 60_000;
const mostWrong = 10;

/** A password costs a core a fifth of a second: two are checked at once, and what waits is done within seconds. */
const enter = inTurn(2, 40);

/**
 * Tries a password (PROC-2, PROC-4). Ten wrong tries a minute are heard from one network, for all documents together;
 * one is tried at a time, so that many at once neither slip through nor count while nobody knows whether they are wrong.
 * @throws Crowded when too many wait to be tried, and when the store cannot be reached; then nothing is given out
 */
export function unlock(
	store: Store,
	document: DocumentId,
	password: string,
	network: string,
): Promise<Unlocked> {
	return enter(network, () => tryOne(store, document, password, `document ${network}`));
}

/** Counts the try before it is made, for other replicas, and takes that back when the password was right. */
async function tryOne(
	store: Store,
	document: DocumentId,
	password: string,
	bucket: string,
): Promise<Unlocked> {
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
