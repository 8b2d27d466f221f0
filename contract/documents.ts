/** The two guarded documents of the proceedings (PROC-2): their ids in `POST /api/documents/<id>`. */
export const documentIds = ['conference-summary', 'abstract-book'] as const;

export type DocumentId = (typeof documentIds)[number];

/** Tells whether a text is the id of one of our documents. */
export function isDocumentId(word: string): word is DocumentId {
	return (documentIds as readonly string[]).includes(word);
}
