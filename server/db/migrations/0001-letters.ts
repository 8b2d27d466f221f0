import { type Kysely, sql } from 'kysely';

/** The first tables: letters, what was sent lately, and outgoing e-mails. */
export async function makeLetters(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('letters')
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('fields', 'text', (column) => column.notNull())
		.addColumn('email', 'text', (column) => column.notNull())
		.addColumn('suspected', 'integer', (column) => column.notNull())
		.addColumn('received_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema.createIndex('letters_by_email').on('letters').column('email').execute();
	await db.schema.createIndex('letters_by_age').on('letters').column('received_at').execute();

	await db.schema
		.createTable('submissions')
		.addColumn('digest', 'text', (column) => column.primaryKey())
		.addColumn('reference', 'text', (column) => column.notNull())
		.addColumn('seen_at', 'bigint', (column) => column.notNull())
		.execute();

	await db.schema
		.createTable('emails')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('reference', 'text', (column) => column.references('letters.reference').onDelete('cascade'))
		.addColumn('purpose', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull())
		.addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('due_at', 'bigint', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('settled_at', 'bigint')
		.addColumn('last_error', 'text')
		.execute();
	await db.schema.createIndex('emails_by_letter').on('emails').column('reference').execute();
	await sql`create index emails_due on emails (due_at) where state in ('waiting', 'sending')`.execute(db);
	await sql`create index emails_stuck on emails (created_at) where state in ('dead', 'held')`.execute(db);
}
