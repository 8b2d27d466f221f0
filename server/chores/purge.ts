import type { Store } from '../db/store.ts';

const day = 24 * 3_600_000;

/** The moment so many months before another; a month without that day ends earlier. Both in milliseconds. */
export function monthsBefore(now: number, months: number): number {
	const date = new Date(now);
	const wanted = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() - months);
	const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(wanted, lastDay));
	return date.getTime();
}

/**
 * Erases letters that came before a moment, with their e-mails. What still waits to be mailed is kept:
 * nothing that was accepted is lost before it has reached the organiser.
 * @returns how many letters were erased
 */
export async function purgeLetters(store: Store, before: number): Promise<number> {
	const { numDeletedRows } = await store.db
		.deleteFrom('letters')
		.where('received_at', '<', before)
		.where('reference', 'not in', (open) =>
			open
				.selectFrom('emails')
				.select('reference')
				.where('reference', 'is not', null)
				.where('purpose', '=', 'organiser')
				.where('state', 'in', ['waiting', 'sending', 'held'])
				.$castTo<{ reference: string }>(),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Forgets what is only needed for a day: marks of submissions, and counts by network. */
export async function forgetTraces(store: Store, now: number): Promise<void> {
	await store.db
		.deleteFrom('submissions')
		.where('seen_at', '<', now - day)
		.execute();
	await store.db
		.deleteFrom('counters')
		.where('started_at', '<', now - day)
		.execute();
}
