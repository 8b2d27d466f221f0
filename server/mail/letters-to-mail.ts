import type { LetterKind } from '#contract/letters.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
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
		.where('emails.state', '=', 'held')
		.orderBy('letters.received_at')
		.limit(most)
		.execute();
	return rows.map(read);
}

/** Says that held letters have reached the organiser in a digest. */
export async function markHeldSent(store: Store, letters: readonly StoredLetter[]): Promise<void> {
	if (letters.length === 0) return;
	const references = letters.map(({ reference }) => reference);
	await store.db
		.updateTable('emails')
		.set({ state: 'sent', settled_at: store.now() })
		.where('state', '=', 'held')
		.where('reference', 'in', references)
		.execute();
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
