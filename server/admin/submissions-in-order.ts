import type { Selectable } from 'kysely';
import type { SubmissionKind } from '#contract/submissions.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { organiserState } from '../outbox/of-submission.ts';
import type { Span } from './indian-time.ts';

const page = 1000;

type Row = Selectable<Tables['submissions']> & { readonly state: string };

/** A submission with the state of its email to the organiser, and what staff noted about it. */
const kept = ({ reference, kind, received_at, state, suspected, handled_at, note, fields }: Row) => ({
	reference,
	kind,
	received: received_at,
	email_state: state,
	suspected: suspected === 1,
	handled: handled_at,
	note: note ?? '',
	fields: JSON.parse(fields) as Readonly<Record<string, string>>,
});

export type KeptSubmission = Readonly<ReturnType<typeof kept>>;

/** Submissions, oldest first, a thousand at a time however many there are; those of every kind unless one is named. */
export async function* submissionsInOrder(
	{ db }: Store,
	{ since, until, kind }: Span & { readonly kind?: SubmissionKind | undefined },
): AsyncGenerator<KeptSubmission> {
	let after = { received_at: since - 1, reference: '' };
	for (;;) {
		const rows = await db
			.selectFrom('submissions')
			.selectAll('submissions')
			.select(organiserState.as('state'))
			.where('submissions.received_at', '<', until)
			.$if(kind !== undefined, (query) => query.where('submissions.kind', '=', kind ?? ''))
			.where(({ eb, refTuple, tuple }) =>
				eb(
					refTuple('submissions.received_at', 'submissions.reference'),
					'>',
					tuple(after.received_at, after.reference),
				),
			)
			.orderBy('submissions.received_at')
			.orderBy('submissions.reference')
			.limit(page)
			.execute();
		yield* rows.map(kept);
		const last = rows.at(-1);
		if (!last) return;
		after = last;
	}
}
