import { sql } from 'kysely';
import type { SubmissionKind } from '#contract/submissions.ts';
import type { Store } from '../db/store.ts';
import type { SubmissionRow } from '../db/tables.ts';
import type { StoredSubmission } from '../mail/submission-mail.ts';

/** Whether an email is held, in words by which the small index of what is stuck is found. */
export const isHeld = sql<boolean>`(emails.state in ('dead', 'held') and emails.state = 'held')`;

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

/** The oldest submissions whose email is held, those without any sign of a robot first. */
export async function heldSubmissions(store: Store, most: number): Promise<StoredSubmission[]> {
	const rows = await store.db
		.selectFrom('submissions')
		.innerJoin('emails', 'emails.reference', 'submissions.reference')
		.selectAll('submissions')
		.where(isHeld)
		.orderBy('submissions.suspected')
		.orderBy('submissions.received_at')
		.limit(most)
		.execute();
	return rows.map(read);
}

/** References of submissions whose email was refused for good, oldest first. */
export async function referencesOfDead(store: Store): Promise<string[]> {
	const rows = await store.db
		.selectFrom('emails')
		.select('reference')
		.where('state', '=', 'dead')
		.where('purpose', '=', 'organiser')
		.orderBy('created_at')
		.limit(200)
		.execute();
	return rows.flatMap(({ reference }) => reference ?? []);
}
