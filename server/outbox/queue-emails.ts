import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { emailId, type Purpose } from './email-id.ts';

/** A submission whose emails are queued: its reference, when it came, and whether the organiser's is held for the hourly one. */
type Queued = { readonly reference: string; readonly receivedAt: number; readonly held: boolean };

/** Puts emails about a submission into the outbox, or holds the organiser's, inside the transaction that stores it. */
export async function queueEmails(
	trx: Transaction<Tables>,
	{ reference, receivedAt, held }: Queued,
	purposes: readonly Purpose[],
): Promise<void> {
	const emails = purposes.map((purpose) => ({
		id: emailId(reference, purpose),
		reference,
		purpose,
		state: held && purpose === 'organiser' ? ('held' as const) : ('waiting' as const),
		due_at: receivedAt,
		created_at: receivedAt,
	}));
	await trx.insertInto('emails').values(emails).execute();
}

/** Lets the email of a submission go to the organiser if it is held. Returns whether it was. */
export async function releaseHeld(trx: Transaction<Tables>, reference: string, at: number): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable('emails')
		.set({ state: 'waiting', due_at: at })
		.where('id', '=', emailId(reference, 'organiser'))
		.where('state', '=', 'held')
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
