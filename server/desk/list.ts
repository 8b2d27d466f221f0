import { organiserEmailId } from '../outbox/email-id.ts';
import { type Desk, DeskError } from './desk.ts';

const states = ['waiting', 'sending', 'dead', 'held', 'sent'] as const;

/** One line for each letter: when, reference, kind, state of its e-mail, who. */
export async function list({ store, words: [word = 'all'], say }: Desk): Promise<void> {
	const wanted = word === 'all' ? states : states.filter((state) => state === word);
	if (wanted.length === 0) throw new DeskError(`Say one of: all, ${states.join(', ')}`);
	const rows = await store.db
		.selectFrom('letters')
		.innerJoin('emails', (join) => join.on('emails.id', '=', organiserEmailId))
		.select(['letters.reference', 'letters.kind', 'letters.email', 'letters.received_at', 'emails.state'])
		.where('emails.state', 'in', wanted)
		.orderBy('letters.received_at', 'desc')
		.limit(50)
		.execute();
	for (const { received_at, reference, kind, state, email } of rows)
		say([new Date(received_at).toISOString(), reference, kind.padEnd(12), state.padEnd(7), email].join('  '));
	if (rows.length === 0) say('No letters.');
}
