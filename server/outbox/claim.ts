import { type Selectable, sql } from 'kysely';
import type { Store } from '../db/store.ts';
import type { EmailRow } from '../db/tables.ts';
import { doublings, longestWait, timeoutAfter } from './backoff.ts';

/** How long a claimed email is left to its claimer, in milliseconds: twice the send, and time to note its end. */
const leaseAfter = (deferrals: number) => 2 * timeoutAfter(deferrals) + 40_000;

const leases = Array.from(
	{ length: doublings },
	(_, deferrals) => sql`when ${sql.lit(deferrals)} then ${sql.lit(leaseAfter(deferrals))}`,
);
const lease = sql<number>`case deferrals ${sql.join(leases, sql` `)} else ${sql.lit(leaseAfter(doublings))} end`;

const columns = ['id', 'reference', 'purpose', 'created_at', 'attempts', 'deferrals'] as const;

export type Claimed = Readonly<Pick<Selectable<EmailRow>, (typeof columns)[number]>>;

/**
 * Takes emails that are due, or whose claimer has not reported back in time, oldest first.
 * A moment further ahead than any wait we ever set means that the clock was put back: such an email is due.
 * @param most how many at most
 * @param inHand ids this process is sending already; never taken twice
 * @param again whether those that were deferred before are taken, or those that never were
 */
export async function claim(
	store: Store,
	most: number,
	inHand: readonly string[],
	again = false,
): Promise<Claimed[]> {
	const now = store.now();
	return store.db
		.updateTable('emails')
		.set((row) => ({
			state: 'sending',
			due_at: sql<number>`${now} + ${lease}`,
			attempts: row('attempts', '+', 1),
		}))
		.where('id', 'in', (due) =>
			due
				.selectFrom('emails')
				.select('id')
				.where('state', 'in', [sql.lit('waiting' as const), sql.lit('sending' as const)])
				.where('deferrals', again ? '>' : '=', sql.lit(0))
				.where(({ or, eb }) =>
					or([eb('due_at', '<=', now), eb('due_at', '>', sql<number>`${now} + ${sql.lit(longestWait)}`)]),
				)
				.$if(inHand.length > 0, (query) => query.where('id', 'not in', inHand))
				.orderBy('due_at')
				.limit(most)
				.$if(store.shared, (query) => query.forUpdate().skipLocked()),
		)
		.returning(columns)
		.execute();
}
