import type { Store } from '../db/store.ts';

/**
 * How far the clock may be from when it was last believed, in milliseconds: a month. A server looks every hour, so only
 * one that did not run for so long, or whose clock is wrong, finds it further away.
 */
const mostApart = 31 * 24 * 3_600_000;

const id = 1;

/** What is wrong, for the log and `/readyz`. */
export const clockProblem =
	'the clock is more than a month from when it was last believed, so no old submissions are erased: set it right, or say that it is with the command confirm-clock';

/** When the clock was last believed; a store that never noted it goes by its newest submission. Undefined when it has none. */
async function lastBelieved({ db }: Store): Promise<number | undefined> {
	const noted = await db.selectFrom('believed_clock').select('at').executeTakeFirst();
	if (noted) return noted.at;
	const newest = db.selectFrom('submissions').select('received_at').orderBy('received_at', 'desc').limit(1);
	return (await newest.executeTakeFirst())?.received_at;
}

/**
 * Whether the clock is so far from when it was last believed that nothing may be erased by it: nothing brings back what
 * a wrong clock had erased.
 * @param now what the clock shows, in milliseconds since 1970
 * @returns when it was last believed, if it is not believed now
 */
export async function doubtedSince(store: Store, now: number): Promise<number | undefined> {
	const last = await lastBelieved(store);
	return last !== undefined && Math.abs(now - last) > mostApart ? last : undefined;
}

/** Notes a moment at which the clock was right. */
export async function believeClock({ db }: Store, at: number): Promise<void> {
	await db
		.insertInto('believed_clock')
		.values({ id, at })
		.onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
		.execute();
}
