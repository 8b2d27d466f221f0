import type { Transaction } from 'kysely';
import type { EditionState } from '#contract/dates.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { queueEmails, releaseHeld } from '../outbox/queue-emails.ts';
import type { ReceivedIn } from '../received-in.ts';
import type { NewSubmission } from './new-submission.ts';
import { countSubmission, mayHaveReceipt, OverLimit } from './rate-limit.ts';
import type { SubmissionRules, Submitted } from './submission.ts';

/** For how long a repeat is answered with the first reference, in milliseconds: a day. */
const repeatsFor = 24 * 60 * 60 * 1000;

/**
 * Stores a submission with its outgoing emails in one transaction, which is on disk when this resolves.
 * @returns its reference, the first one when it is a repeat, or how long to wait; then nothing of it is left in the store
 */
export async function insertSubmission(
	store: Store,
	submission: NewSubmission,
	rules: SubmissionRules,
): Promise<Submitted> {
	try {
		return await store.db.transaction().execute(async (trx) => {
			const state = submission.receivedIn['conference-state'];
			const repeated = await referenceOfRepeat(trx, submission);
			if (repeated !== undefined) {
				if (!submission.held) await release(trx, repeated, submission.row);
				return { reference: repeated, state: (await stateOf(trx, repeated)) ?? state };
			}
			await countSubmission(store, trx, submission.network, rules);
			const { row, held } = submission;
			const receipt = rules.receipts && (await mayHaveReceipt(store, trx, row));
			await trx.insertInto('submissions').values(row).execute();
			const queued = { reference: row.reference, receivedAt: row.received_at, held };
			await queueEmails(trx, queued, receipt ? ['organiser', 'receipt'] : ['organiser']);
			return { reference: row.reference, state };
		});
	} catch (problem) {
		if (problem instanceof OverLimit) return { wait: problem.wait };
		throw problem;
	}
}

/** Notes what was sent. Returns the first reference when the same was sent less than a day ago. */
async function referenceOfRepeat(
	trx: Transaction<Tables>,
	{ digest, row: { reference, received_at } }: NewSubmission,
): Promise<string | undefined> {
	const noted = await trx
		.insertInto('idempotency_keys')
		.values({ digest, reference, seen_at: received_at })
		.onConflict((conflict) =>
			conflict
				.column('digest')
				.doUpdateSet({ reference, seen_at: received_at })
				.where('idempotency_keys.seen_at', '<=', received_at - repeatsFor),
		)
		.returning('reference')
		.executeTakeFirst();
	if (noted) return undefined;
	const first = trx.selectFrom('idempotency_keys').select('reference').where('digest', '=', digest);
	return (await first.executeTakeFirstOrThrow()).reference;
}

/** Where the edition stood when a registration was first received; undefined where that was not kept, or is erased. */
async function stateOf(trx: Transaction<Tables>, reference: string): Promise<EditionState | undefined> {
	const first = trx.selectFrom('submissions').select('fields').where('reference', '=', reference);
	const { fields = '{}' } = (await first.executeTakeFirst()) ?? {};
	return (JSON.parse(fields) as ReceivedIn)['conference-state'];
}

/** Sends the email of a submission that was held, now that the same has come again with less to suspect. */
async function release(
	trx: Transaction<Tables>,
	reference: string,
	{ suspected, received_at }: NewSubmission['row'],
): Promise<void> {
	if (await releaseHeld(trx, reference, received_at))
		await trx.updateTable('submissions').set({ suspected }).where('reference', '=', reference).execute();
}
