import { type Kysely, sql } from 'kysely';
import { patiently } from '../db/patiently.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';

/** How often something was asked for in the running span, this time included, and milliseconds until it ends. */
export type Count = { readonly n: number; readonly endsIn: number };

/** What is counted, such as `document 203.0.113.7`, and how many at once. */
export type Asked = { readonly bucket: string; readonly n: number };

/**
 * Counts several things before they are done, so that many at once cannot slip through together. All who share the
 * store share the counts. Takes the buckets in order, so that two replicas never wait for each other in a circle.
 * @param db the store, or the transaction it belongs to
 * @param span how long a count is remembered after its first, in milliseconds
 */
export async function countAll(
	store: Store,
	db: Kysely<Tables>,
	span: number,
	asked: readonly Asked[],
): Promise<ReadonlyMap<string, Count>> {
	const now = store.now();
	const over = sql`counters.started_at <= ${now} - ${sql.lit(span)} or counters.started_at > ${now}`;
	const inOrder = asked.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
	const rows = inOrder.map(({ bucket, n }) => sql`(${bucket}, ${now}, ${n})`);
	const counted = await sql<Count & { bucket: string }>`
		insert into counters (bucket, started_at, n) values ${sql.join(rows)}
		on conflict (bucket) do update set
			n = case when ${over} then excluded.n else counters.n + excluded.n end,
			started_at = case when ${over} then ${now} else counters.started_at end
		returning bucket, n, started_at + ${sql.lit(span)} - ${now} as "endsIn"`.execute(db);
	return new Map(counted.rows.map(({ bucket, n, endsIn }) => [bucket, { n, endsIn }]));
}

/** Counts one thing. A count that is not to be had is as good as the highest. */
export async function count(store: Store, bucket: string, span: number): Promise<Count> {
	const counted = await patiently(store, () => countAll(store, store.db, span, [{ bucket, n: 1 }]));
	return counted.get(bucket) ?? { n: Number.POSITIVE_INFINITY, endsIn: span };
}

/** Takes one counted try back: it was none of those that are limited. */
export async function uncount(store: Store, bucket: string): Promise<void> {
	await patiently(store, () =>
		store.db
			.updateTable('counters')
			.set((row) => ({ n: row('n', '-', 1) }))
			.where('bucket', '=', bucket)
			.execute(),
	);
}
