import { sql } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Claimed } from './claim.ts';

/** The mail server has it. */
export async function markSent(store: Store, id: string): Promise<void> {
	await store.db
		.updateTable('emails')
		.set({ state: 'sent', settled_at: store.now(), last_error: null })
		.where('id', '=', id)
		.execute();
}

/** It failed for now, was deferred so often by now, and waits for another try, `wait` milliseconds from now. */
export async function markWaiting(
	store: Store,
	{ id, deferrals }: Pick<Claimed, 'id' | 'deferrals'>,
	wait: number,
	why: string,
): Promise<void> {
	const due_at = sql<number>`${store.now()} + ${wait}`;
	await store.db
		.updateTable('emails')
		.set({ state: 'waiting', deferrals, due_at, last_error: why })
		.where('id', '=', id)
		.execute();
}

/** It was refused for good, or deferred too often: kept, listed by the admin command, sent again on request. */
export async function markDead(store: Store, id: string, why: string): Promise<void> {
	await store.db
		.updateTable('emails')
		.set({ state: 'dead', settled_at: store.now(), last_error: why })
		.where('id', '=', id)
		.execute();
}
