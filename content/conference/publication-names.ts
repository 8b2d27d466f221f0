/** The names of the five ways to publish (SPON-1), by the id that addresses them; all that the contact page needs of them. */
export const publicationNames = {
	'scopus-journals': 'Scopus journals',
	'ugc-journals': 'UGC journals',
	books: 'Book publications',
	'scopus-chapters': 'Scopus book chapters',
	ieee: 'IEEE publications',
} as const;
