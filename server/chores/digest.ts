import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

const hour = 3_600_000;

/** What staff should know of: refused for good, waiting for over an hour, held because a machine seems to have sent it. */
export type Stuck = { readonly dead: number; readonly waiting: number; readonly held: number };

/** Counts what is stuck at a moment. Reads two small indexes only, however many letters are kept. */
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

/** Puts one e-mail a day to the organiser into the post when anything is stuck. Safe for several replicas. */
export async function postDigest(store: Store, now: number): Promise<void> {
	const { dead, waiting, held } = await countStuck(store, now);
	if (dead + waiting + held === 0) return;
	await store.db
		.insertInto('emails')
		.values({
			id: `digest-${new Date(now).toISOString().slice(0, 10)}`,
			reference: null,
			purpose: 'digest',
			state: 'waiting',
			due_at: now,
			created_at: now,
			settled_at: null,
			last_error: null,
		})
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
}
