import type { SubmissionKind } from '#contract/submissions.ts';
import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import type { SubmissionRow } from '../db/tables.ts';
import { isHeld, nextDigest, putDigest } from '../jobs/digest.ts';
import { emailId } from '../outbox/email-id.ts';
import type { StoredSubmission } from './submission-mail.ts';

/** A submission's row as it is read for an email. */
function read(row: SubmissionRow): StoredSubmission {
	return {
		reference: row.reference,
		receivedAt: row.received_at,
		suspected: row.suspected === 1,
		kind: row.kind as SubmissionKind,
		fields: JSON.parse(row.fields),
	} as StoredSubmission;
}

/** The submission an email brings; undefined when it was erased meanwhile. */
export async function submissionOf(
	store: Store,
	reference: string | null,
): Promise<StoredSubmission | undefined> {
	const row = await store.db
		.selectFrom('submissions')
		.selectAll()
		.where('reference', '=', reference)
		.executeTakeFirst();
	return row && read(row);
}

/** The oldest submissions whose email is held. */
export async function heldSubmissions(store: Store, most: number): Promise<StoredSubmission[]> {
	const rows = await store.db
		.selectFrom('submissions')
		.innerJoin('emails', 'emails.reference', 'submissions.reference')
		.selectAll('submissions')
		.where(isHeld)
		.orderBy('submissions.received_at')
		.limit(most)
		.execute();
	return rows.map(read);
}

/**
 * Says that a digest has reached the organiser with the held submissions that it brought. While more are held, another
 * digest of the same day is queued: all in one step, so that no digest comes twice with others.
 * @param id of the digest
 */
export async function markDigestSent(
	store: Store,
	id: string,
	submissions: readonly StoredSubmission[],
): Promise<void> {
	const sent = { state: 'sent' as const, settled_at: store.now() };
	const brought = submissions.map(({ reference }) => emailId(reference, 'organiser'));
	const mark = () =>
		store.db.transaction().execute(async (trx) => {
			const emails = trx.updateTable('emails').set(sent);
			await emails.where('id', '=', id).execute();
			if (brought.length === 0) return;
			await emails.where('state', '=', 'held').where('id', 'in', brought).execute();
			const more = await trx.selectFrom('emails').select('id').where(isHeld).limit(1).execute();
			if (more.length > 0) await putDigest(store, trx, nextDigest(id));
		});
	await retryWhileBusy(store, mark);
}

/** References of submissions whose email was refused for good, oldest first. */
export async function referencesOfDead(store: Store): Promise<string[]> {
	const rows = await store.db
		.selectFrom('emails')
		.select('reference')
		.where('state', '=', 'dead')
		.where('reference', 'is not', null)
		.orderBy('created_at')
		.limit(200)
		.execute();
	return rows.flatMap(({ reference }) => reference ?? []);
}
