import { type Kysely, sql } from 'kysely';

/** E-mails remember how often they were deferred, apart from tries in vain; those that were are looked for apart. */
export async function countDeferrals(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable('emails')
		.addColumn('deferrals', 'integer', (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.dropIndex('emails_due').execute();
	await sql`create index emails_due on emails (deferrals, due_at) where state in ('waiting', 'sending')`.execute(
		db,
	);
}
