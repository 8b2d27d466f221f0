import type { Kysely } from 'kysely';

/** When the clock was last believed by which submissions grow old: one row at most. */
export async function createBelievedClock(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('believed_clock')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.execute();
}
