import { sql, type Transaction } from 'kysely';
import type { Store } from '../db/store.ts';
import type { EmailRow, Tables } from '../db/tables.ts';
import { emailIds } from './email-id.ts';

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
