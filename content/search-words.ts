/** What the search says; the button of every header needs these few words only. */
export const searchWords = {
	label: 'Search this site',
	open: 'Search',
	none: 'No page of this site has these words.',
	partly: 'No page has all of these words; those below have some of them.',
	unavailable: 'The search index could not be loaded.',
	ask: 'Send us the question',
	map: 'Site map',
} as const;
