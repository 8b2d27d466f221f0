import { type Kysely, sql } from 'kysely';

/** When the clock was last believed by which submissions grow old: one row at most. */
export async function createBelievedClock(db: Kysely<unknown>): Promise<void> {
	await sql`create table believed_clock (id integer primary key, at bigint not null)`.execute(db);
}
