import { sql, type Transaction } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import type { Entry } from './store-batch.ts';

/** How many letters an hour are taken from one network, and in all; 0 is no limit. */
export type LetterLimits = { readonly perNetwork: number; readonly inAll: number };

const hour = 3_600_000;

/** The buckets a letter counts in, with the most that each may hold. */
function bucketsOf(
	{ network }: Entry,
	{ perNetwork, inAll }: LetterLimits,
): [bucket: string, most: number][] {
	const buckets: [string, number][] = [
		[`letters ${network}`, perNetwork],
		['letters', inAll],
	];
	return buckets.filter(([, most]) => most > 0);
}

/**
 * Counts new letters, inside the transaction that stores them and for all who share the store.
 * @returns by digest, how many milliseconds a letter that is over a limit must wait; the others are admitted
 */
export async function admit(
	store: Store,
	trx: Transaction<Tables>,
	fresh: readonly Entry[],
	limits: LetterLimits,
): Promise<ReadonlyMap<string, number>> {
	const most = new Map<string, number>();
	const asked = new Map<string, Entry[]>();
	for (const entry of fresh)
		for (const [bucket, limit] of bucketsOf(entry, limits)) {
			most.set(bucket, limit);
			asked.set(bucket, [...(asked.get(bucket) ?? []), entry]);
		}
	if (asked.size === 0) return new Map();

	const counts = [...asked].map(([bucket, entries]) => ({ bucket, n: entries.length }));
	const rows = store.rowsOf(JSON.stringify(counts.sort((a, b) => (a.bucket < b.bucket ? -1 : 1))));
	const now = store.now();
	const over = sql`counters.started_at <= ${now} - ${sql.lit(hour)} or counters.started_at > ${now}`;
	const counted = await sql<{ bucket: string; n: number; ends_in: number }>`
		insert into counters (bucket, started_at, n)
		select value->>'bucket', ${now}, cast(value->>'n' as integer) from ${rows} where true
		on conflict (bucket) do update set
			n = case when ${over} then excluded.n else counters.n + excluded.n end,
			started_at = case when ${over} then ${now} else counters.started_at end
		returning bucket, n, started_at + ${sql.lit(hour)} - ${now} as ends_in`.execute(trx);

	const refused = new Map<string, number>();
	for (const { bucket, n, ends_in } of counted.rows) {
		const tooMany = Math.max(0, n - (most.get(bucket) ?? 0));
		for (const { digest } of tooMany === 0 ? [] : (asked.get(bucket) ?? []).slice(-tooMany))
			refused.set(digest, Math.max(ends_in, refused.get(digest) ?? 0));
	}
	return refused;
}
