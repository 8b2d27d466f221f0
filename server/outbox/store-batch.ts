import type { Transaction } from 'kysely';
import type { FillableStore } from '../db/insert-rows.ts';
import type { Tables } from '../db/tables.ts';
import { receiptsFor, refusedLetters } from './admit.ts';
import { type Entry, entryOf } from './entry.ts';
import { emailRow, emails, letterRow, letters, submissionRow, submissions } from './rows.ts';
import type { Arrived, Posted, PostRules } from './submission.ts';

/**
 * Stores several submissions in one transaction, each with its outgoing e-mail.
 * @returns what became of each, in their order: a new reference, the first one of a repeat, or a wait
 */
export async function storeBatch(
	store: FillableStore,
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
	store: FillableStore,
	entries: readonly Entry[],
	rules: PostRules,
): Promise<ReadonlyMap<string, Posted>> {
	const inOrder = entries.toSorted((a, b) => (a.digest < b.digest ? -1 : 1));
	const distinct = new Map(inOrder.map((entry) => [entry.digest, entry]));
	return store.db.transaction().execute(async (trx) => {
		const seen = await store.insert(trx, submissions, [...distinct.values()].map(submissionRow));
		const fresh = seen.flatMap(([digest]) => distinct.get(String(digest)) ?? []);
		const refused = await refusedLetters(store, trx, fresh, rules);
		if (refused.size > 0)
			await trx
				.deleteFrom('submissions')
				.where('digest', 'in', [...refused.keys()])
				.execute();
		const admitted = fresh.filter(({ digest }) => !refused.has(digest));
		if (admitted.length > 0) {
			const receipts = rules.receipts ? await receiptsFor(store, trx, admitted) : [];
			await store.insert(trx, letters, admitted.map(letterRow));
			await store.insert(trx, emails, [
				...admitted.map((entry) => emailRow('organiser', entry)),
				...receipts.map((entry) => emailRow('receipt', entry)),
			]);
		}

		const posted = new Map<string, Posted>(admitted.map(({ digest, reference }) => [digest, { reference }]));
		for (const [digest, wait] of refused) posted.set(digest, { wait });
		const repeats = [...distinct.keys()].filter((digest) => !posted.has(digest));
		for (const { digest, reference } of await firstReferences(trx, repeats))
			posted.set(digest, { reference });
		return posted;
	});
}

async function firstReferences(
	trx: Transaction<Tables>,
	digests: readonly string[],
): Promise<{ digest: string; reference: string }[]> {
	if (digests.length === 0) return [];
	return trx
		.selectFrom('submissions')
		.select(['digest', 'reference'])
		.where('digest', 'in', digests)
		.execute();
}
