import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

const hour = 3_600_000;

/** What staff should know of: refused for good, waiting for over an hour, held because a hidden field was filled. */
export type Stuck = { readonly dead: number; readonly waiting: number; readonly held: number };

/** Counts what is stuck at a moment. */
export async function countStuck(store: Store, now: number): Promise<Stuck> {
	const count = (of: ReturnType<typeof sql<boolean>>) =>
		sql<number>`coalesce(sum(case when ${of} then 1 else 0 end), 0)`;
	const long = sql.lit(now - hour);
	const row = await store.db
		.selectFrom('emails')
		.select([
			count(sql`state = 'dead'`).as('dead'),
			count(sql`state in ('waiting', 'sending') and created_at <= ${long}`).as('waiting'),
			count(sql`state = 'held'`).as('held'),
		])
		.where('state', '!=', 'sent')
		.where('purpose', '!=', 'digest')
		.executeTakeFirstOrThrow();
	return { dead: Number(row.dead), waiting: Number(row.waiting), held: Number(row.held) };
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
