/** What the search says; the button of every header needs these few words only. */
export const searchWords = {
	label: 'Search this site',
	open: 'Search',
	none: 'No page has these words. Try fewer or other words, or use the',
	unavailable: 'The search index could not be loaded. Please use the',
	map: 'site map',
} as const;
