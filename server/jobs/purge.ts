import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { eraseEmails, hasReachedOrganiser } from '../outbox/of-submission.ts';

const day = 24 * 3_600_000;

/** The moment so many months before another; a month without that day ends earlier. Both in milliseconds. */
export function monthsBefore(now: number, months: number): number {
	const moment = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC');
	return moment.subtract({ months }).epochMilliseconds;
}

/** How many old submissions are erased in one transaction, and the pause after it in which others write, in milliseconds. */
const step = 100;
const between = 50;

/**
 * Erases submissions that came before a moment, with their emails, some at a time: new ones come in between.
 * What has not reached the organiser is kept, whether it waits, is held or was refused for good.
 * @returns how many were erased
 */
export async function purgeSubmissions(store: Store, before: number): Promise<number> {
	let erased = 0;
	for (;;) {
		const some = await retryWhileBusy(store, () => purgeSome(store, before));
		erased += some;
		if (some < step) return erased;
		await pause(between);
	}
}

function purgeSome(store: Store, before: number): Promise<number> {
	return store.unhurriedDb.transaction().execute(async (trx) => {
		const { rows } = await sql<{ reference: string }>`
			delete from submissions where reference in (
				select reference from submissions where received_at < ${before} and ${hasReachedOrganiser}
				order by received_at limit ${sql.lit(step)})
			returning reference`.execute(trx);
		await eraseRest(store, trx, rows);
		return rows.length;
	});
}

/** How many submissions are kept for which something holds. Reads through all, and holds nobody up meanwhile. */
async function countWhere({ unhurriedDb }: Store, condition: RawBuilder<boolean>): Promise<number> {
	const counted = unhurriedDb.selectFrom('submissions').select(({ fn }) => fn.countAll<number>().as('n'));
	return (await counted.where(condition).executeTakeFirstOrThrow()).n;
}

/** How many submissions `purgeSubmissions` would erase. */
export const countOld = (store: Store, before: number): Promise<number> =>
	countWhere(store, sql`received_at < ${before} and ${hasReachedOrganiser}`);

/** How many submissions of one person are kept. */
export const countSubmissionsOf = (store: Store, email: string): Promise<number> =>
	countWhere(store, sql`email = ${email.toLowerCase()}`);

/**
 * Erases every submission of one person, whatever its state, in one step: none that was stored before is left.
 * New ones wait meanwhile, half a second or so with a million kept.
 * @returns how many were erased
 */
export function erasePerson(store: Store, email: string): Promise<number> {
	return store.unhurriedDb.transaction().execute(async (trx) => {
		const rows = await trx
			.deleteFrom('submissions')
			.where('email', '=', email.toLowerCase())
			.returning('reference')
			.execute();
		const erased = store.rowsOf(JSON.stringify(rows));
		await sql`delete from idempotency_keys where reference in (select value->>'reference' from ${erased})`.execute(
			trx,
		);
		await eraseRest(store, trx, rows);
		return rows.length;
	});
}

/** Erases the emails of erased submissions, and notes the references, by which their files are found. */
async function eraseRest(
	store: Store,
	trx: Transaction<Tables>,
	erased: readonly { readonly reference: string }[],
): Promise<void> {
	const gone = erased.map(({ reference }) => reference);
	await eraseEmails(store, trx, gone);
	const references = store.rowsOf(JSON.stringify(erased));
	await sql`insert into erased_submissions (reference, erased_at)
		select value->>'reference', ${store.now()} from ${references}`.execute(trx);
}

/** Forgets what is only needed for a day: digests of submissions, counts by network, references of erased submissions. */
export async function forgetTraces({ db }: Store, now: number): Promise<void> {
	const before = now - day;
	await db.deleteFrom('idempotency_keys').where('seen_at', '<', before).execute();
	await db.deleteFrom('rate_counters').where('started_at', '<', before).execute();
	await db.deleteFrom('erased_submissions').where('erased_at', '<', before).execute();
}
