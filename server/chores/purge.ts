import { sql, type Transaction } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { emailIds, organiserEmailId } from '../outbox/email-id.ts';

const day = 24 * 3_600_000;

/** The moment so many months before another; a month without that day ends earlier. Both in milliseconds. */
export function monthsBefore(now: number, months: number): number {
	const date = new Date(now);
	const wanted = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() - months);
	const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(wanted, lastDay));
	return date.getTime();
}

/**
 * Erases letters that came before a moment, with their e-mails. What still waits to be mailed is kept:
 * nothing that was accepted is lost before it has reached the organiser.
 * @returns the references of the erased letters
 */
export function purgeLetters(store: Store, before: number): Promise<string[]> {
	return store.unhurried.transaction().execute(async (trx) => {
		const { rows } = await sql<{ reference: string }>`
			delete from letters where received_at < ${before} and not exists (
				select 1 from emails where emails.id = ${organiserEmailId}
				and state in ('waiting', 'sending', 'held'))
			returning reference`.execute(trx);
		const references = rows.map(({ reference }) => reference);
		await eraseEmails(store, trx, references);
		return references;
	});
}

/** How many letters of one person are kept. Reads through all letters, and holds nobody up meanwhile. */
export async function countLettersOf(store: Store, email: string): Promise<number> {
	const { n } = await store.unhurried
		.selectFrom('letters')
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.where('email', '=', email.toLowerCase())
		.executeTakeFirstOrThrow();
	return n;
}

/**
 * Erases every letter of one person, whatever its state, in one step: no letter that was stored before is left.
 * New letters wait meanwhile, half a second or so with a million kept.
 * @returns the references of the erased letters
 */
export function erasePerson(store: Store, email: string): Promise<string[]> {
	return store.unhurried.transaction().execute(async (trx) => {
		const rows = await trx
			.deleteFrom('letters')
			.where('email', '=', email.toLowerCase())
			.returning('reference')
			.execute();
		const references = rows.map(({ reference }) => reference);
		const erased = store.rowsOf(JSON.stringify(rows));
		await sql`delete from submissions where reference in (select value->>'reference' from ${erased})`.execute(
			trx,
		);
		await eraseEmails(store, trx, references);
		return references;
	});
}

async function eraseEmails(
	store: Store,
	trx: Transaction<Tables>,
	references: readonly string[],
): Promise<void> {
	const rows = store.rowsOf(JSON.stringify(references.flatMap(emailIds).map((id) => ({ id }))));
	await sql`delete from emails where id in (select value->>'id' from ${rows})`.execute(trx);
}

/** Forgets what is only needed for a day: marks of submissions, and counts by network. */
export async function forgetTraces(store: Store, now: number): Promise<void> {
	await store.db
		.deleteFrom('submissions')
		.where('seen_at', '<', now - day)
		.execute();
	await store.db
		.deleteFrom('counters')
		.where('started_at', '<', now - day)
		.execute();
}
