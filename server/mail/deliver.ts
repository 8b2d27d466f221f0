import type { LetterKind } from '#contract/letters.ts';
import { countStuck } from '../chores/digest.ts';
import type { Store } from '../db/store.ts';
import type { Claimed } from '../outbox/claim.ts';
import type { Deliver } from '../outbox/postman.ts';
import { type Addresses, composeLetter } from './compose.ts';
import { composeDigest } from './digest-mail.ts';
import { heldLetters, letterOf, markDigestSent, referencesOfDead } from './letters-to-mail.ts';
import { composeReceipt } from './receipt.ts';
import type { Transport } from './transport.ts';

type Needs = {
	readonly store: Store;
	readonly transport: Transport;
	readonly addresses: Addresses;
	/** The conference dates as an .ics file, when there is one. */
	readonly calendar?: Buffer | undefined;
};

/** How many held letters one digest brings in full. */
const heldInDigest = 100;

/** How an outgoing e-mail, by its purpose, becomes words and reaches the mail server. */
export function deliverWith({ store, transport, addresses, calendar }: Needs): Deliver {
	const purposes: Readonly<Record<string, Deliver>> = {
		async organiser({ id, reference }, signal) {
			const letter = await letterOf(store, reference);
			if (letter) await transport.send(composeLetter(id, letter, addresses), signal);
		},
		async receipt({ id, reference }, signal) {
			const letter = await letterOf(store, reference);
			if (!letter) return;
			const { kind, receivedAt, fields } = letter;
			const facts = {
				id,
				kind: kind as LetterKind,
				receivedAt,
				calendar,
				reference: letter.reference,
				to: fields.email,
			};
			await transport.send(composeReceipt(facts, addresses), signal);
		},
		async digest({ id, created_at: at }, signal) {
			const held = await heldLetters(store, heldInDigest);
			const facts = { id, at, held, stuck: await countStuck(store, at), dead: await referencesOfDead(store) };
			await transport.send(composeDigest(facts, addresses), signal);
			await markDigestSent(store, id, held);
		},
	};
	return async (email: Claimed, signal) => {
		const deliver = purposes[email.purpose];
		if (!deliver) throw new Error(`nobody knows how to deliver for "${email.purpose}"`);
		await deliver(email, signal);
	};
}
