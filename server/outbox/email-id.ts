/** What an email about a submission can be for. */
const purposes = ['organiser', 'receipt'] as const;

export type Purpose = (typeof purposes)[number];

/** The id of the email about a submission for one purpose. */
export const emailId = (reference: string, purpose: Purpose): string => `${reference}.${purpose}`;

/** The ids of all emails that a submission can have. */
export function emailIds(reference: string): string[] {
	return purposes.map((purpose) => emailId(reference, purpose));
}
