import { retryWhileBusy } from '../db/retry-while-busy.ts';
import type { Store } from '../db/store.ts';
import { emailId, type Purpose } from './email-id.ts';

/**
 * Puts the email of a submission for one purpose, or all of that purpose that are dead or held, back into the outbox, as
 * if they were new.
 * @param which a reference, `dead` or `held`
 * @returns how many
 */
export async function resendEmails(store: Store, which: string, purpose: Purpose): Promise<number> {
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
				last_error: null,
			})
			.where('purpose', '=', purpose)
			.where(({ eb }) =>
				which === 'dead' || which === 'held'
					? eb('state', '=', which)
					: eb.and([eb('id', '=', emailId(which, purpose)), eb('state', '!=', 'sending')]),
			)
			.executeTakeFirst(),
	);
	return Number(resent.numUpdatedRows);
}
