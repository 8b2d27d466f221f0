import type { Kysely } from 'kysely';

/** The references of letters that were erased lately: files about them may still lie about. */
export async function noteErased(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('erased')
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('erased_at', 'bigint', (column) => column.notNull())
		.execute();
}
