/** What the search says once it is open. */
export const searchWords = {
	label: 'Search this site',
	none: 'No page of this site contains these words.',
	vague: 'These words are on almost every page. Please add a more specific word.',
	partly: 'No page contains all of these words. These pages contain some of them.',
	unavailable: 'The search could not be loaded. Check your connection and try again.',
	ask: 'Send us your question',
	map: 'Site map',
} as const;
