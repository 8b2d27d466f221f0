import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

/** One submission, ready for the tables. `at` is when it arrived. */
export type Entry = {
	readonly digest: string;
	readonly reference: string;
	readonly kind: string;
	readonly fields: string;
	readonly email: string;
	readonly suspected: 0 | 1;
	readonly at: number;
};

/** For how long a repeat is answered with the first reference: a day. */
const repeatsFor = 24 * 60 * 60 * 1000;

/**
 * Stores several submissions in one transaction, each with its outgoing e-mail. They are stored in order of
 * digest, so that two replicas with the same letters never wait for each other in a circle.
 * @returns the reference by digest: a new one, or the first one of a repeat
 */
export function storeBatch(store: Store, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
	const inOrder = entries.toSorted((a, b) => (a.digest < b.digest ? -1 : 1));
	const distinct = new Map(inOrder.map((entry) => [entry.digest, entry]));
	return store.db.transaction().execute(async (trx) => {
		const all = store.rowsOf(JSON.stringify([...distinct.values()]));
		const claimed = await sql<{ digest: string }>`
			insert into submissions (digest, reference, seen_at)
			select value->>'digest', value->>'reference', cast(value->>'at' as bigint) from ${all} where true
			on conflict (digest) do update set reference = excluded.reference, seen_at = excluded.seen_at
			where submissions.seen_at <= excluded.seen_at - ${sql.lit(repeatsFor)}
			returning digest`.execute(trx);
		const fresh = claimed.rows.flatMap(({ digest }) => distinct.get(digest) ?? []);

		if (fresh.length > 0) {
			const rows = store.rowsOf(JSON.stringify(fresh));
			await sql`
				insert into letters (reference, kind, fields, email, suspected, received_at)
				select value->>'reference', value->>'kind', value->>'fields', value->>'email',
					cast(value->>'suspected' as integer), cast(value->>'at' as bigint) from ${rows}`.execute(trx);
			await sql`
				insert into emails (id, reference, purpose, state, due_at, created_at)
				select (value->>'reference') || '.organiser', value->>'reference', 'organiser',
					case cast(value->>'suspected' as integer) when 1 then 'held' else 'waiting' end,
					cast(value->>'at' as bigint), cast(value->>'at' as bigint) from ${rows}`.execute(trx);
		}

		const references = new Map(fresh.map(({ digest, reference }) => [digest, reference]));
		const repeats = [...distinct.keys()].filter((digest) => !references.has(digest));
		if (repeats.length > 0)
			for (const { digest, reference } of await trx
				.selectFrom('submissions')
				.select(['digest', 'reference'])
				.where('digest', 'in', repeats)
				.execute())
				references.set(digest, reference);
		return references;
	});
}
