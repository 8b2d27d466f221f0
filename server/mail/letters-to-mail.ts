import type { LetterKind } from '#contract/letters.ts';
import { isHeld, nextDigest, putDigest } from '../chores/digest.ts';
import { patiently } from '../db/patiently.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { emailId } from '../outbox/email-id.ts';
import type { StoredLetter } from './letter-mail.ts';

/** A letter's row as a letter. */
function read(row: Tables['letters']): StoredLetter {
	return {
		reference: row.reference,
		receivedAt: row.received_at,
		kind: row.kind as LetterKind,
		fields: JSON.parse(row.fields),
	} as StoredLetter;
}

/** The letter an e-mail brings; undefined when it was erased meanwhile. */
export async function letterOf(store: Store, reference: string | null): Promise<StoredLetter | undefined> {
	const row = await store.db
		.selectFrom('letters')
		.selectAll()
		.where('reference', '=', reference)
		.executeTakeFirst();
	return row && read(row);
}

/** The oldest letters whose e-mail is held. */
export async function heldLetters(store: Store, most: number): Promise<StoredLetter[]> {
	const rows = await store.db
		.selectFrom('letters')
		.innerJoin('emails', 'emails.reference', 'letters.reference')
		.selectAll('letters')
		.where(isHeld)
		.orderBy('letters.received_at')
		.limit(most)
		.execute();
	return rows.map(read);
}

/**
 * Says that a digest has reached the organiser with the held letters that it brought. While more are held, another
 * digest of the same day goes into the post: all in one step, so that no digest comes twice with other letters.
 * @param id of the digest
 */
export async function markDigestSent(
	store: Store,
	id: string,
	letters: readonly StoredLetter[],
): Promise<void> {
	const sent = { state: 'sent' as const, settled_at: store.now() };
	const brought = letters.map(({ reference }) => emailId(reference, 'organiser'));
	const mark = () =>
		store.db.transaction().execute(async (trx) => {
			const emails = trx.updateTable('emails').set(sent);
			await emails.where('id', '=', id).execute();
			if (brought.length === 0) return;
			await emails.where('state', '=', 'held').where('id', 'in', brought).execute();
			const more = await trx.selectFrom('emails').select('id').where(isHeld).limit(1).execute();
			if (more.length > 0) await putDigest(store, trx, nextDigest(id));
		});
	await patiently(store, mark);
}

/** References of letters whose e-mail was refused for good, oldest first. */
export async function referencesOfDead(store: Store): Promise<string[]> {
	const rows = await store.db
		.selectFrom('emails')
		.select('reference')
		.where('state', '=', 'dead')
		.where('reference', 'is not', null)
		.orderBy('created_at')
		.limit(200)
		.execute();
	return rows.flatMap(({ reference }) => reference ?? []);
}
