import type { SubmissionKind } from '#contract/submissions.ts';
import type { Store } from '../db/store.ts';
import { organiserState } from '../outbox/of-submission.ts';
import type { Span } from './indian-time.ts';

/** A submission with the state of its email to the organiser, and what staff noted about it. */
export type KeptSubmission = {
	readonly reference: string;
	readonly kind: string;
	readonly received: number;
	readonly email_state: string;
	readonly suspected: boolean;
	readonly handled: number | null;
	readonly note: string;
	readonly fields: Readonly<Record<string, string>>;
};

/** Which submissions are meant; those of every kind unless one is named. */
export type Wanted = Span & { readonly kind?: SubmissionKind | undefined };

const page = 1000;

/** Submissions, oldest first, a thousand at a time however many there are. */
export async function* submissionsInOrder(
	{ db }: Store,
	{ since, until, kind }: Wanted,
): AsyncGenerator<KeptSubmission> {
	let after = { received_at: since - 1, reference: '' };
	for (;;) {
		const rows = await db
			.selectFrom('submissions')
			.selectAll('submissions')
			.select(organiserState.as('state'))
			.where('submissions.received_at', '<', until)
			.$if(kind !== undefined, (query) => query.where('submissions.kind', '=', kind ?? ''))
			.where(({ eb, or, and }) =>
				or([
					eb('submissions.received_at', '>', after.received_at),
					and([
						eb('submissions.received_at', '=', after.received_at),
						eb('submissions.reference', '>', after.reference),
					]),
				]),
			)
			.orderBy('submissions.received_at')
			.orderBy('submissions.reference')
			.limit(page)
			.execute();
		for (const { reference, kind, received_at, state, suspected, handled_at, note, fields } of rows)
			yield {
				reference,
				kind,
				received: received_at,
				email_state: state,
				suspected: suspected === 1,
				handled: handled_at,
				note: note ?? '',
				fields: JSON.parse(fields),
			};
		const last = rows.at(-1);
		if (!last) return;
		after = last;
	}
}
