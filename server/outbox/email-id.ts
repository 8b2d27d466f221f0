import { sql } from 'kysely';

/** What an e-mail about a letter can be for. */
const purposes = ['organiser', 'receipt'] as const;

/** The ids of all e-mails that a letter can have. */
export function emailIds(reference: string): string[] {
	return purposes.map((purpose) => `${reference}.${purpose}`);
}

/** In a query about letters: the id of the e-mail that brings one to the organiser. */
export const organiserEmailId = sql<string>`letters.reference || '.organiser'`;
