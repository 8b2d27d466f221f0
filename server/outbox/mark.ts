import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

/** The mail server has them. */
export async function markSent(store: Store, ids: readonly string[]): Promise<void> {
	await store.db
		.updateTable('emails')
		.set({ state: 'sent', settled_at: store.now(), last_error: null })
		.where('id', 'in', ids)
		.execute();
}

/** It failed for now and waits for another try, `wait` milliseconds from now. */
export async function markWaiting(store: Store, id: string, wait: number, why: string): Promise<void> {
	await store.db
		.updateTable('emails')
		.set({ state: 'waiting', due_at: sql<number>`${store.now()} + ${wait}`, last_error: why })
		.where('id', '=', id)
		.execute();
}

/** It was refused for good, or tried for too long: kept, listed at the desk, sent again on request. */
export async function markDead(store: Store, id: string, why: string): Promise<void> {
	await store.db
		.updateTable('emails')
		.set({ state: 'dead', settled_at: store.now(), last_error: why })
		.where('id', '=', id)
		.execute();
}
