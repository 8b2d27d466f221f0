import { patiently } from '../db/patiently.ts';
import { emailIds } from '../outbox/email-id.ts';
import { type Desk, DeskError } from './desk.ts';

/** Puts a letter's e-mails, or all dead or held ones, back into the post; the office sends them within seconds. */
export async function resend({ store, words: [which = ''], say }: Desk): Promise<void> {
	const { numUpdatedRows } = await patiently(store, () =>
		store.db
			.updateTable('emails')
			.set({
				state: 'waiting',
				due_at: store.now(),
				created_at: store.now(),
				attempts: 0,
				deferrals: 0,
				settled_at: null,
			})
			.where(({ eb }) =>
				which === 'dead' || which === 'held'
					? eb('state', '=', which)
					: eb.and([eb('id', 'in', emailIds(which.toUpperCase())), eb('state', '!=', 'sending')]),
			)
			.executeTakeFirst(),
	);
	if (numUpdatedRows === 0n) throw new DeskError('There is nothing to send again.');
	say(`${numUpdatedRows} put back into the post.`);
}
