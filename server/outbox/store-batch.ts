import { sql, type Transaction } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { receiptsFor, refusedLetters } from './admit.ts';
import { type Entry, entryOf } from './entry.ts';
import type { Arrived, Posted, PostRules } from './submission.ts';

/** For how long a repeat is answered with the first reference: a day. */
const repeatsFor = 24 * 60 * 60 * 1000;

type Trx = Transaction<Tables>;

/**
 * Stores several submissions in one transaction, each with its outgoing e-mail.
 * @returns what became of each, in their order: a new reference, the first one of a repeat, or a wait
 */
export async function storeBatch(
	store: Store,
	arrived: readonly Arrived[],
	rules: PostRules,
): Promise<readonly Posted[]> {
	const entries = arrived.map(entryOf);
	const posted = await storeEntries(store, entries, rules);
	return entries.map(({ digest }) => {
		const answer = posted.get(digest);
		if (!answer) throw new Error('a letter was neither stored nor refused');
		return answer;
	});
}

/** In order of digest, so that two replicas with the same letters never wait for each other in a circle. */
function storeEntries(
	store: Store,
	entries: readonly Entry[],
	rules: PostRules,
): Promise<ReadonlyMap<string, Posted>> {
	const inOrder = entries.toSorted((a, b) => (a.digest < b.digest ? -1 : 1));
	const distinct = new Map(inOrder.map((entry) => [entry.digest, entry]));
	return store.db.transaction().execute(async (trx) => {
		const fresh = (await markSeen(store, trx, [...distinct.values()])).flatMap(
			(digest) => distinct.get(digest) ?? [],
		);
		const refused = await refusedLetters(store, trx, fresh, rules);
		if (refused.size > 0)
			await trx
				.deleteFrom('submissions')
				.where('digest', 'in', [...refused.keys()])
				.execute();
		const admitted = fresh.filter(({ digest }) => !refused.has(digest));
		if (admitted.length > 0) {
			await insertLetters(store, trx, admitted);
			await insertEmails(store, trx, 'organiser', admitted);
			if (rules.receipts) await insertEmails(store, trx, 'receipt', await receiptsFor(store, trx, admitted));
		}

		const posted = new Map<string, Posted>(admitted.map(({ digest, reference }) => [digest, { reference }]));
		for (const [digest, wait] of refused) posted.set(digest, { wait });
		const repeats = [...distinct.keys()].filter((digest) => !posted.has(digest));
		for (const { digest, reference } of await firstReferences(trx, repeats))
			posted.set(digest, { reference });
		return posted;
	});
}

/** Marks submissions as seen. Returns the digests of those not seen within a day. */
async function markSeen(store: Store, trx: Trx, entries: readonly Entry[]): Promise<string[]> {
	const { rows } = await sql<{ digest: string }>`
		insert into submissions (digest, reference, seen_at)
		select value->>'digest', value->>'reference', cast(value->>'at' as bigint)
		from ${store.rowsOf(JSON.stringify(entries))} where true
		on conflict (digest) do update set reference = excluded.reference, seen_at = excluded.seen_at
		where submissions.seen_at <= excluded.seen_at - ${sql.lit(repeatsFor)}
		returning digest`.execute(trx);
	return rows.map(({ digest }) => digest);
}

async function insertLetters(store: Store, trx: Trx, entries: readonly Entry[]): Promise<void> {
	const rows = store.rowsOf(JSON.stringify(entries));
	await sql`
		insert into letters (reference, kind, fields, email, suspected, received_at)
		select value->>'reference', value->>'kind', value->>'fields', value->>'email',
			cast(value->>'suspected' as integer), cast(value->>'at' as bigint) from ${rows}`.execute(trx);
}

/** Puts an e-mail for each letter into the post; the organiser's e-mail of a suspected letter is held. */
async function insertEmails(
	store: Store,
	trx: Trx,
	purpose: 'organiser' | 'receipt',
	entries: readonly Entry[],
): Promise<void> {
	await sql`
		insert into emails (id, reference, purpose, state, due_at, created_at)
		select (value->>'reference') || ${sql.lit(`.${purpose}`)}, value->>'reference', ${sql.lit(purpose)},
			case cast(value->>'suspected' as integer) when 1 then 'held' else 'waiting' end,
			cast(value->>'at' as bigint), cast(value->>'at' as bigint)
		from ${store.rowsOf(JSON.stringify(entries))}`.execute(trx);
}

async function firstReferences(
	trx: Trx,
	digests: readonly string[],
): Promise<{ digest: string; reference: string }[]> {
	if (digests.length === 0) return [];
	return trx
		.selectFrom('submissions')
		.select(['digest', 'reference'])
		.where('digest', 'in', digests)
		.execute();
}
