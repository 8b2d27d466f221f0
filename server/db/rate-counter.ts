import { type Kysely, sql } from 'kysely';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** How often something was asked for in the running span, this time included, and milliseconds until it ends. */
export type Count = { readonly n: number; readonly endsIn: number };

/**
 * Counts something before it is done, so that many at once cannot slip through together. All who share the store share
 * the counters.
 * @param db the store's, or the transaction it belongs to
 * @param bucket what is counted, such as `document 203.0.113.7`
 * @param span how long a count is remembered after its first, in milliseconds
 */
export async function countIn(
	store: Store,
	db: Kysely<Tables>,
	bucket: string,
	span: number,
): Promise<Count> {
	const now = store.now();
	const over = sql`rate_counters.started_at <= ${now} - ${sql.lit(span)} or rate_counters.started_at > ${now}`;
	const { rows } = await sql<Count>`
		insert into rate_counters (bucket, started_at, n) values (${bucket}, ${now}, 1)
		on conflict (bucket) do update set
			n = case when ${over} then 1 else rate_counters.n + 1 end,
			started_at = case when ${over} then ${now} else rate_counters.started_at end
		returning n, started_at + ${sql.lit(span)} - ${now} as "endsIn"`.execute(db);
	const [counted] = rows;
	if (!counted) throw new Error(`nothing was counted for "${bucket}"`);
	return counted;
}

/** Counts one thing by itself, outside any transaction. */
export function count(store: Store, bucket: string, span: number): Promise<Count> {
	return retryWhileBusy(store, () => countIn(store, store.db, bucket, span));
}

/** What is limited: its bucket, and for how many milliseconds a count is remembered after its first. */
export type Bucket = { readonly bucket: string; readonly span: number };

/** Counts one thing in several buckets in one step, in the order given: everybody must give the same order. */
export function countAll(store: Store, buckets: readonly Bucket[]): Promise<Count[]> {
	return retryWhileBusy(store, () =>
		store.db.transaction().execute(async (trx) => {
			const counts: Count[] = [];
			for (const { bucket, span } of buckets) counts.push(await countIn(store, trx, bucket, span));
			return counts;
		}),
	);
}

/** What the next one would be counted as in each bucket. Counts nothing. */
export async function nextCounts(store: Store, buckets: readonly Bucket[]): Promise<Count[]> {
	const names = buckets.map(({ bucket }) => bucket);
	const rows = await retryWhileBusy(store, () =>
		store.db
			.selectFrom('rate_counters')
			.select((row) => ['bucket', 'n', row(store.now(), '-', row.ref('started_at')).as('age')])
			.where('bucket', 'in', names)
			.execute(),
	);
	return buckets.map(({ bucket, span }) => {
		const row = rows.find((one) => one.bucket === bucket);
		const age = Number(row?.age ?? span);
		return row && age >= 0 && age < span ? { n: row.n + 1, endsIn: span - age } : { n: 1, endsIn: span };
	});
}

/** Takes one back from several buckets: it was none of those that are limited. */
export async function uncountAll(store: Store, buckets: readonly Bucket[]): Promise<void> {
	const names = buckets.map(({ bucket }) => bucket);
	await retryWhileBusy(store, () =>
		store.db
			.updateTable('rate_counters')
			.set((row) => ({ n: row('n', '-', 1) }))
			.where('bucket', 'in', names)
			.execute(),
	);
}
