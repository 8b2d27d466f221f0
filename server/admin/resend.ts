import { retryWhileBusy } from '../db/retry-while-busy.ts';
import { emailIds } from '../outbox/email-id.ts';
import { type Admin, AdminError } from './admin.ts';

/** Puts a submission's emails, or all dead or held ones, back into the outbox; the server sends them within seconds. */
export async function resend({ store, words: [which = ''], say }: Admin): Promise<void> {
	const { numUpdatedRows } = await retryWhileBusy(store, () =>
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
	if (numUpdatedRows === 0n) throw new AdminError('There is nothing to send again.');
	say(`${numUpdatedRows} put back into the outbox.`);
}
