import { type Kysely, sql } from 'kysely';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { emailId } from './of-submission.ts';
import { isHeld } from './submissions-to-mail.ts';

/** An email to the organiser that no single submission caused: the day's digest, or submissions that were held, in full. */
type Report = 'digest' | 'held';

/** At most so many emails follow one another, so that a machine that sends on and on fills no mailbox. */
const mostInRow = 10;

const inOutbox = [sql.lit('waiting' as const), sql.lit('sending' as const)];

/**
 * Puts a report into the outbox, unless it is or was there, or another of its kind waits: they are written when they are
 * sent, so both would say the same.
 * @param id such as `digest-2026-11-21` or `held-2026-11-21T06`
 */
export async function queueReport(
	store: Store,
	db: Kysely<Tables>,
	id: string,
	purpose: Report,
): Promise<void> {
	const emails = db.selectFrom('emails').select('id').where('purpose', '=', purpose);
	if (await emails.where('state', 'in', inOutbox).limit(1).executeTakeFirst()) return;
	const now = store.now();
	const times = { due_at: now, created_at: now, settled_at: null };
	await db
		.insertInto('emails')
		.values({ id, reference: null, purpose, state: 'waiting', last_error: null, ...times })
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
}

/** The email after another of its hour: `held-2026-11-21T06`, then `held-2026-11-21T06-2`, `-3` …; undefined after the last, and after a digest. */
function nextOfHour(id: string): string | undefined {
	const [word, year, month, hour, n = '1'] = id.split('-');
	if (word !== 'held' || Number(n) >= mostInRow) return undefined;
	return [word, year, month, hour, Number(n) + 1].join('-');
}

/**
 * Settles a report, and queues one that brings what is still held: all in one step, so that none comes twice with others.
 * @param references of submissions that are no longer held
 * @param state of their emails: `sent` when the report brought them, `waiting` when each is to go by itself
 */
export async function settleReport(
	store: Store,
	id: string,
	references: readonly string[] = [],
	state: 'sent' | 'waiting' = 'sent',
): Promise<void> {
	const ids = references.map((reference) => emailId(reference, 'organiser'));
	const sent = { state: 'sent', settled_at: store.now() } as const;
	const next = nextOfHour(id);
	const settle = () =>
		store.db.transaction().execute(async (trx) => {
			const emails = trx.updateTable('emails');
			await emails.set(sent).where('id', '=', id).execute();
			const change = state === 'sent' ? sent : { state, due_at: store.now() };
			if (ids.length > 0)
				await emails.set(change).where('state', '=', 'held').where('id', 'in', ids).execute();
			const more = await trx.selectFrom('emails').select('id').where(isHeld).limit(1).executeTakeFirst();
			if (more && next) await queueReport(store, trx, next, 'held');
		});
	await retryWhileBusy(store, settle);
}
