import { sql } from 'kysely';
import { patiently } from '../db/patiently.ts';
import type { Store } from '../db/store.ts';

/** How often something was asked for in the running span, this time included, and milliseconds until it ends. */
export type Count = { readonly n: number; readonly endsIn: number };

/**
 * Counts one try before it is made, so that many at once cannot slip through together. All replicas share the count.
 * @param bucket what is counted, such as `document 203.0.113.7`
 * @param span how long tries are remembered after the first, in milliseconds
 */
export function count(store: Store, bucket: string, span: number): Promise<Count> {
	const now = store.now();
	const over = sql`counters.started_at <= ${now} - ${sql.lit(span)} or counters.started_at > ${now}`;
	return patiently(store, async () => {
		const { rows } = await sql<Count>`
			insert into counters (bucket, started_at, n) values (${bucket}, ${now}, 1)
			on conflict (bucket) do update set
				n = case when ${over} then 1 else counters.n + 1 end,
				started_at = case when ${over} then ${now} else counters.started_at end
			returning n, started_at + ${sql.lit(span)} - ${now} as "endsIn"`.execute(store.db);
		return rows[0] ?? { n: Number.POSITIVE_INFINITY, endsIn: span };
	});
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
