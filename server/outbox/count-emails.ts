import { sql } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Stuck } from '../mail/digest-mail.ts';

const hour = 3_600_000;

/** Counts what is stuck at a moment on its way to the organiser; a receipt that a visitor's address does not take is nobody's concern. Reads two small indexes only, however many submissions are kept. */
export async function countStuck(store: Store): Promise<Stuck> {
	const kept = await sql<{ state: string; n: number }>`
		select state, cast(count(*) as bigint) as n from emails
		where state in ('dead', 'held') and purpose = 'organiser' group by state`.execute(store.db);
	const late = await sql<{ n: number }>`
		select cast(count(*) as bigint) as n from emails
		where state in ('waiting', 'sending') and purpose = 'organiser'
		and created_at <= ${store.now()} - ${sql.lit(hour)}`.execute(store.db);
	const n = (state: string) => kept.rows.find((row) => row.state === state)?.n ?? 0;
	return { dead: n('dead'), held: n('held'), waiting: late.rows[0]?.n ?? 0 };
}

/** How many emails wait or are being sent, and when the oldest of them was made, in milliseconds since 1970. */
export async function countWaiting({ db }: Store): Promise<{ n: number; oldest: number | null }> {
	const { rows } = await sql<{ n: number; oldest: number | null }>`
		select cast(count(*) as bigint) as n, min(created_at) as oldest from emails
		where state in ('waiting', 'sending')`.execute(db);
	return rows[0] ?? { n: 0, oldest: null };
}

/**
 * What the email to the organiser said that was tried last of those that failed, and how many of them wait, tried or not;
 * undefined when none failed. What keeps a receipt from its visitor is nothing that staff could put right.
 */
export async function waitingAfterFailure({ db }: Store): Promise<{ n: number; why: string } | undefined> {
	const waiting = db
		.selectFrom('emails')
		.where('state', 'in', ['waiting', 'sending'])
		.where('purpose', '=', 'organiser');
	const last = await waiting
		.select('last_error')
		.where('last_error', 'is not', null)
		.orderBy('due_at', 'desc')
		.limit(1)
		.executeTakeFirst();
	if (last === undefined) return undefined;
	const { n } = await waiting.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
	return { n, why: last.last_error ?? '' };
}

/** How many emails of each purpose stand in each state, and when the oldest of them was made. */
export function countEmails({ db }: Store) {
	return db
		.selectFrom('emails')
		.select(({ fn }) => [
			'purpose',
			'state',
			fn.countAll<number>().as('n'),
			fn.min('created_at').as('oldest'),
		])
		.groupBy(['purpose', 'state'])
		.orderBy('purpose')
		.orderBy('state')
		.execute();
}
