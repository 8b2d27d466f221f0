import type { LetterKind } from '#contract/letters.ts';
import type { Store } from '../db/store.ts';
import type { Claimed } from '../outbox/claim.ts';
import type { Deliver } from '../outbox/postman.ts';
import { type Addresses, composeLetter } from './compose.ts';
import type { StoredLetter } from './letter-mail.ts';
import type { Transport } from './transport.ts';

/** How an outgoing e-mail becomes words and reaches the mail server. */
export function deliverWith(store: Store, transport: Transport, addresses: Addresses): Deliver {
	return async (email, signal) => {
		const letter = await letterOf(store, email);
		if (letter) await transport.send(composeLetter(email.id, letter, addresses), signal);
	};
}

/** The letter an e-mail brings; undefined when it was erased meanwhile. */
async function letterOf(store: Store, { reference }: Claimed): Promise<StoredLetter | undefined> {
	const row = await store.db
		.selectFrom('letters')
		.selectAll()
		.where('reference', '=', reference)
		.executeTakeFirst();
	return (
		row &&
		({
			reference: row.reference,
			receivedAt: row.received_at,
			kind: row.kind as LetterKind,
			fields: JSON.parse(row.fields),
		} as StoredLetter)
	);
}
