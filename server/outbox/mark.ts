import { sql, type UpdateObject } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import type { Claimed } from './claim.ts';

async function change({ db }: Store, id: string, now: UpdateObject<Tables, 'emails'>): Promise<void> {
	await db.updateTable('emails').set(now).where('id', '=', id).execute();
}

/** The mail server has it. */
export const markSent = (store: Store, id: string) =>
	change(store, id, { state: 'sent', settled_at: store.now(), last_error: null });

/** It failed for now, was deferred so often by now, and waits for another try, `wait` milliseconds from now. */
export const markWaiting = (
	store: Store,
	{ id, deferrals }: Pick<Claimed, 'id' | 'deferrals'>,
	wait: number,
	last_error: string,
) => change(store, id, { state: 'waiting', deferrals, due_at: sql`${store.now()} + ${wait}`, last_error });

/** It was refused for good, or deferred too often: kept, listed by the admin command, sent again on request. */
export const markDead = (store: Store, id: string, last_error: string) =>
	change(store, id, { state: 'dead', settled_at: store.now(), last_error });
