import type { Transaction } from 'kysely';
import { countIn } from '../db/rate-counter.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { siteOf } from '../network.ts';
import { queueEmails, releaseHeld } from '../outbox/of-submission.ts';
import type { ReceivedIn } from '../received-in.ts';
import { isHeld } from './judge.ts';
import type { NewSubmission } from './new-submission.ts';
import { countOfSite, countSubmission, OverLimit, type Today } from './rate-limit.ts';
import { mayHaveReceipt } from './receipts.ts';
import type { SubmissionRules, Submitted } from './submission.ts';

/** For how long a repeat is answered with the first reference, in milliseconds: a day. */
const repeatsFor = 24 * 60 * 60 * 1000;

/** So many messages a day may say the same. */
const usualAlike = 2;

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
				const first = await trx
					.selectFrom('submissions')
					.select(['fields', 'suspected'])
					.where('reference', '=', repeated)
					.executeTakeFirst();
				if (first?.suspected === 1) await release(store, trx, repeated, submission);
				const { 'conference-state': was }: ReceivedIn = JSON.parse(first?.fields ?? '{}');
				return { reference: repeated, state: was ?? state };
			}
			const { network, row } = submission;
			const today = await countSubmission(store, trx, network, rules);
			const signs = await countSigns(store, trx, submission, today);
			const suspected = signs > 0 ? 1 : 0;
			const held = isHeld(signs, today);
			const receipt =
				rules.SEND_RECEIPTS && !suspected && (await mayHaveReceipt(store, trx, row.email, network));
			await trx
				.insertInto('submissions')
				.values({ ...row, suspected })
				.execute();
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

/** The signs of a submission, and one more when much the same has come often today. That is not counted for who is held anyway. */
async function countSigns(
	store: Store,
	trx: Transaction<Tables>,
	{ signs, gist }: NewSubmission,
	today: Today,
): Promise<number> {
	if (gist === undefined || isHeld(signs, today)) return signs;
	const { n } = await countIn(store, trx, `gist ${gist}`, repeatsFor);
	return n > usualAlike ? signs + 1 : signs;
}

/**
 * Sends the email of a submission that was held for its signs, now that the same has come again with less to suspect. One
 * that was held because very many came is not: it comes with the others within the hour.
 */
async function release(
	store: Store,
	trx: Transaction<Tables>,
	reference: string,
	{ signs, network, row: { suspected, received_at } }: NewSubmission,
): Promise<void> {
	const today = { ofSite: await countOfSite(store, trx, siteOf(network)), inAll: 0 };
	if (isHeld(signs, today)) return;
	if (await releaseHeld(trx, reference, received_at))
		await trx.updateTable('submissions').set({ suspected }).where('reference', '=', reference).execute();
}
