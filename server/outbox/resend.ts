import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import { emailIds } from './email-id.ts';

/**
 * Puts a submission's emails, or all that are dead or held, back into the outbox, as if they were new.
 * @param which a reference, `dead` or `held`
 * @returns how many
 */
export async function resendEmails(store: Store, which: string): Promise<number> {
	const resent = await retryWhileBusy(store, () =>
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
					: eb.and([eb('id', 'in', emailIds(which)), eb('state', '!=', 'sending')]),
			)
			.executeTakeFirst(),
	);
	return Number(resent.numUpdatedRows);
}
