import type { Store } from '../db/store.ts';
import { countStuck } from '../outbox/count-emails.ts';
import { queueReport } from '../outbox/report-queue.ts';

/** Puts the hour's email into the outbox that brings the organiser in full what is held, when anything is. Safe for several replicas. */
export async function postHeld(store: Store, now: number): Promise<void> {
	const { held } = await countStuck(store);
	if (held === 0) return;
	await queueReport(store, store.db, `held-${new Date(now).toISOString().slice(0, 13)}`, 'held');
}

/** Puts the day's email to the organiser into the outbox when anything is stuck. Safe for several replicas. */
export async function postDigest(store: Store, now: number): Promise<void> {
	const { dead, waiting, held } = await countStuck(store);
	if (dead + waiting + held === 0) return;
	await queueReport(store, store.db, `digest-${new Date(now).toISOString().slice(0, 10)}`, 'digest');
}
