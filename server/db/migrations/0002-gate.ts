import type { Kysely } from 'kysely';

/** Counted tries, shared by all who share the store, and the passwords of the guarded documents. */
export async function makeGate(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('counters')
		.addColumn('bucket', 'text', (column) => column.primaryKey())
		.addColumn('started_at', 'bigint', (column) => column.notNull())
		.addColumn('n', 'integer', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('passwords')
		.addColumn('document', 'text', (column) => column.primaryKey())
		.addColumn('hash', 'text', (column) => column.notNull())
		.addColumn('set_at', 'bigint', (column) => column.notNull())
		.execute();
}
