import { type Kysely, sql } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';

const hour = 3_600_000;

/** Whether an email is held, in words by which the small index of what is stuck is found. */
export const isHeld = sql<boolean>`(emails.state in ('dead', 'held') and emails.state = 'held')`;

/** What staff should know of: refused for good, waiting for over an hour, held because a machine seems to have sent it. */
export type Stuck = { readonly dead: number; readonly waiting: number; readonly held: number };

/** Counts what is stuck at a moment. Reads two small indexes only, however many submissions are kept. */
export async function countStuck(store: Store, now: number): Promise<Stuck> {
	const kept = await sql<{ state: string; n: number }>`
		select state, cast(count(*) as bigint) as n from emails
		where state in ('dead', 'held') group by state`.execute(store.db);
	const late = await sql<{ n: number }>`
		select cast(count(*) as bigint) as n from emails
		where state in ('waiting', 'sending') and purpose <> 'digest'
		and created_at <= ${now - hour}`.execute(store.db);
	const n = (state: string) => kept.rows.find((row) => row.state === state)?.n ?? 0;
	return { dead: n('dead'), held: n('held'), waiting: late.rows[0]?.n ?? 0 };
}

/** Puts the day's email to the organiser into the outbox when anything is stuck. Safe for several replicas. */
export async function postDigest(store: Store, now: number): Promise<void> {
	const { dead, waiting, held } = await countStuck(store, now);
	if (dead + waiting + held === 0) return;
	await putDigest(store, store.db, `digest-${new Date(now).toISOString().slice(0, 10)}`);
}

/** The digest after another of its day: `digest-2026-11-21`, then `digest-2026-11-21-2`, `-3` … */
export function nextDigest(id: string): string {
	const [word, year, month, day, n = '1'] = id.split('-');
	return [word, year, month, day, Number(n) + 1].join('-');
}

/** Puts a digest into the outbox, unless it is or was there. */
export async function putDigest(store: Store, db: Kysely<Tables>, id: string): Promise<void> {
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
