import { organiserEmailId } from '../outbox/email-id.ts';
import type { Desk } from './desk.ts';

/** One line for each letter: when, reference, kind, state of its e-mail, who. */
export async function list({ store, words: [state = 'all'], say }: Desk): Promise<void> {
	const rows = await store.db
		.selectFrom('letters')
		.innerJoin('emails', (join) => join.on('emails.id', '=', organiserEmailId))
		.select(['letters.reference', 'letters.kind', 'letters.email', 'letters.received_at', 'emails.state'])
		.$if(state !== 'all', (query) => query.where(({ eb }) => eb('emails.state', '=', state as never)))
		.orderBy('letters.received_at', 'desc')
		.limit(50)
		.execute();
	for (const { received_at, reference, kind, state, email } of rows)
		say([new Date(received_at).toISOString(), reference, kind.padEnd(12), state.padEnd(7), email].join('  '));
	if (rows.length === 0) say('No letters.');
}
