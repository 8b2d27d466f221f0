import { sql, type Transaction } from 'kysely';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import type { EmailRow, Tables } from '../db/tables.ts';

/** What an email about a submission can be for. */
const purposes = ['organiser', 'receipt'] as const;

export type Purpose = (typeof purposes)[number];

/** The id of the email about a submission for one purpose. */
export const emailId = (reference: string, purpose: Purpose): string => `${reference}.${purpose}`;

/** The ids of all emails that a submission can have. */
const emailIds = (reference: string) => purposes.map((purpose) => emailId(reference, purpose));

/** In a query about submissions: the state of the email that brings one to the organiser. */
export const organiserState = sql<
	EmailRow['state']
>`(select state from emails where emails.id = submissions.reference || '.organiser')`;

/** In a query about submissions: whether one has reached the organiser, or has no email that could. */
export const hasReachedOrganiser = sql<boolean>`not exists (
	select 1 from emails where emails.id = submissions.reference || '.organiser' and state <> 'sent')`;

/** Every email about a submission, whatever its state. */
export function emailsOf({ db }: Store, reference: string) {
	return db
		.selectFrom('emails')
		.selectAll()
		.where('id', 'in', emailIds(reference))
		.orderBy('purpose')
		.execute();
}

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

/**
 * Puts the email of a submission for one purpose, or all of that purpose that are dead or held, back into the outbox, as
 * if they were new.
 * @param which a reference, `dead` or `held`
 * @returns how many
 */
export async function resendEmails(store: Store, which: string, purpose: Purpose): Promise<number> {
	const now = store.now();
	const fresh = { attempts: 0, deferrals: 0, settled_at: null, last_error: null };
	const resent = await retryWhileBusy(store, () =>
		store.db
			.updateTable('emails')
			.set({ state: 'waiting', due_at: now, created_at: now, ...fresh })
			.where('purpose', '=', purpose)
			.where(({ eb }) =>
				which === 'dead' || which === 'held'
					? eb('state', '=', which)
					: eb.and([eb('id', '=', emailId(which, purpose)), eb('state', '!=', 'sending')]),
			)
			.executeTakeFirst(),
	);
	return Number(resent.numUpdatedRows);
}

/** Erases the emails of submissions, inside the transaction that erases these. */
export async function eraseEmails(
	store: Store,
	trx: Transaction<Tables>,
	references: readonly string[],
): Promise<void> {
	const ids = references.flatMap(emailIds).map((id) => ({ id }));
	const emails = store.rowsOf(JSON.stringify(ids));
	await sql`delete from emails where id in (select value->>'id' from ${emails})`.execute(trx);
}
