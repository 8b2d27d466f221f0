import { type Kysely, sql } from 'kysely';

/**
 * Every index costs every letter a page more to be written, so two go. Letters are looked up by sender only when one
 * person is erased, a few times a year, and a million are read through in half a second. An e-mail is found by its
 * id, which begins with the letter's reference; without its index the reference can no longer be a foreign key.
 */
export async function dropIndexes(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex('letters_by_email').execute();
	await db.schema
		.createTable('emails_by_id')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('reference', 'text')
		.addColumn('purpose', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull())
		.addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('due_at', 'bigint', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('settled_at', 'bigint')
		.addColumn('last_error', 'text')
		.execute();
	await sql`insert into emails_by_id select * from emails`.execute(db);
	await db.schema.dropTable('emails').execute();
	await db.schema.alterTable('emails_by_id').renameTo('emails').execute();
	await sql`create index emails_due on emails (due_at) where state in ('waiting', 'sending')`.execute(db);
	await sql`create index emails_stuck on emails (created_at) where state in ('dead', 'held')`.execute(db);
}
