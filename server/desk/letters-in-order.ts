import type { Store } from '../db/store.ts';
import { organiserEmailId } from '../outbox/email-id.ts';

/** A letter with the state of its e-mail to the organiser. */
export type KeptLetter = {
	readonly reference: string;
	readonly kind: string;
	readonly received: string;
	readonly email_state: string;
	readonly suspected: boolean;
	readonly fields: Readonly<Record<string, string>>;
};

const page = 1000;

/** All letters, oldest first, a thousand at a time however many there are. */
export async function* lettersInOrder({ db }: Store): AsyncGenerator<KeptLetter> {
	let after = { received_at: -1, reference: '' };
	for (;;) {
		const rows = await db
			.selectFrom('letters')
			.innerJoin('emails', (join) => join.on('emails.id', '=', organiserEmailId))
			.selectAll('letters')
			.select('emails.state')
			.where(({ eb, or, and }) =>
				or([
					eb('letters.received_at', '>', after.received_at),
					and([
						eb('letters.received_at', '=', after.received_at),
						eb('letters.reference', '>', after.reference),
					]),
				]),
			)
			.orderBy('letters.received_at')
			.orderBy('letters.reference')
			.limit(page)
			.execute();
		for (const { reference, kind, received_at, state, suspected, fields } of rows)
			yield {
				reference,
				kind,
				received: new Date(received_at).toISOString(),
				email_state: state,
				suspected: suspected === 1,
				fields: JSON.parse(fields),
			};
		const last = rows.at(-1);
		if (!last) return;
		after = last;
	}
}
