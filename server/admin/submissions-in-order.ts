import type { SubmissionKind } from '#contract/submissions.ts';
import type { Store } from '../db/store.ts';
import { organiserState } from '../outbox/of-submission.ts';
import type { Span } from './indian-time.ts';

const page = 1000;

/** Submissions, oldest first, a thousand at a time however many there are; those of every kind unless one is named. */
export async function* submissionsInOrder(
	{ db }: Store,
	{ since, until, kind }: Span & { readonly kind?: SubmissionKind | undefined },
) {
	let after = { received: since - 1, reference: '' };
	for (;;) {
		const rows = await db
			.selectFrom('submissions')
			.select(['reference', 'kind', 'received_at as received', organiserState.as('email_state')])
			.select(['suspected', 'handled_at as handled', 'note', 'fields'])
			.where('received_at', '<', until)
			.$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
			.where(({ eb, refTuple, tuple }) =>
				eb(refTuple('received_at', 'reference'), '>', tuple(after.received, after.reference)),
			)
			.orderBy('received_at')
			.orderBy('reference')
			.limit(page)
			.execute();
		for (const { suspected, note, fields, ...row } of rows)
			yield {
				...row,
				suspected: suspected === 1,
				note: note ?? '',
				fields: JSON.parse(fields) as Readonly<Record<string, string>>,
			};
		const last = rows.at(-1);
		if (!last) return;
		after = last;
	}
}

/** A submission with the state of its email to the organiser, and what staff noted about it. */
export type KeptSubmission = Readonly<YieldOf<ReturnType<typeof submissionsInOrder>>>;

type YieldOf<Rows> = Rows extends AsyncGenerator<infer Row> ? Row : never;
