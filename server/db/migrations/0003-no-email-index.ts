import type { Kysely } from 'kysely';

/**
 * Letters are looked up by sender only when one person is erased, a few times a year, and a million are read through
 * in half a second; but every letter paid for the index with a page more to be written.
 */
export async function dropEmailIndex(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex('letters_by_email').execute();
}
