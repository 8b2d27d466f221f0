// Written by `npm run records`.

export const publicationsNames: Readonly<Record<string, string>> = {
	'books': "Book publications",
	'ieee': "IEEE publications",
	'scopus-chapters': "Scopus book chapters",
	'scopus-journals': "Scopus journals",
	'ugc-journals': "UGC journals",
};
