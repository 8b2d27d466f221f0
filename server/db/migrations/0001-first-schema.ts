import { type Kysely, sql } from 'kysely';

/** The first tables. Every index costs every submission a page more to be written, so there are few. */
export async function createFirstSchema(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('submissions')
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('fields', 'text', (column) => column.notNull())
		.addColumn('email', 'text', (column) => column.notNull())
		.addColumn('suspected', 'integer', (column) => column.notNull())
		.addColumn('received_at', 'bigint', (column) => column.notNull())
		.addColumn('handled_at', 'bigint')
		.addColumn('note', 'text')
		.execute();
	await db.schema.createIndex('submissions_by_age').on('submissions').column('received_at').execute();

	await db.schema
		.createTable('idempotency_keys')
		.addColumn('digest', 'text', (column) => column.primaryKey())
		.addColumn('reference', 'text', (column) => column.notNull())
		.addColumn('seen_at', 'bigint', (column) => column.notNull())
		.execute();

	await db.schema
		.createTable('emails')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('reference', 'text')
		.addColumn('purpose', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull())
		.addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('deferrals', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('due_at', 'bigint', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('settled_at', 'bigint')
		.addColumn('last_error', 'text')
		.execute();
	await sql`create index emails_due on emails (deferrals, due_at) where state in ('waiting', 'sending')`.execute(
		db,
	);
	await sql`create index emails_stuck on emails (created_at) where state in ('dead', 'held')`.execute(db);

	await db.schema
		.createTable('rate_counters')
		.addColumn('bucket', 'text', (column) => column.primaryKey())
		.addColumn('started_at', 'bigint', (column) => column.notNull())
		.addColumn('n', 'integer', (column) => column.notNull())
		.execute();

	await db.schema
		.createTable('erased_submissions')
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('erased_at', 'bigint', (column) => column.notNull())
		.execute();

	await db.schema
		.createTable('passwords')
		.addColumn('document', 'text', (column) => column.primaryKey())
		.addColumn('hash', 'text', (column) => column.notNull())
		.addColumn('set_at', 'bigint', (column) => column.notNull())
		.execute();
}
