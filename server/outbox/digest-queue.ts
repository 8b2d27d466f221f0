import type { Kysely } from 'kysely';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { emailId } from './email-id.ts';
import { isHeld } from './submissions-to-mail.ts';

/** The digest after another of its day: `digest-2026-11-21`, then `digest-2026-11-21-2`, `-3` … */
function nextDigest(id: string): string {
	const [word, year, month, day, n = '1'] = id.split('-');
	return [word, year, month, day, Number(n) + 1].join('-');
}

/** Puts a digest into the outbox, unless it is or was there. */
export async function queueDigest(store: Store, db: Kysely<Tables>, id: string): Promise<void> {
	await db
		.insertInto('emails')
		.values({
			id,
			reference: null,
			purpose: 'digest',
			state: 'waiting',
			due_at: store.now(),
			created_at: store.now(),
			settled_at: null,
			last_error: null,
		})
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
}

/**
 * Says that a digest has reached the organiser with the held submissions that it brought. While more are held, another
 * digest of the same day is queued: all in one step, so that no digest comes twice with others.
 * @param id of the digest
 * @param references of the submissions that it brought
 */
export async function markDigestSent(store: Store, id: string, references: readonly string[]): Promise<void> {
	const sent = { state: 'sent' as const, settled_at: store.now() };
	const brought = references.map((reference) => emailId(reference, 'organiser'));
	const mark = () =>
		store.db.transaction().execute(async (trx) => {
			const emails = trx.updateTable('emails').set(sent);
			await emails.where('id', '=', id).execute();
			if (brought.length === 0) return;
			await emails.where('state', '=', 'held').where('id', 'in', brought).execute();
			const more = await trx.selectFrom('emails').select('id').where(isHeld).limit(1).execute();
			if (more.length > 0) await queueDigest(store, trx, nextDigest(id));
		});
	await retryWhileBusy(store, mark);
}
