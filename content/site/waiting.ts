/** What is said while a page is on its way. */

/** Shown when a page takes a while to arrive. */
export const pageIsLoading = 'Loading the page …';

/** Shown where a page does not come because nothing answers. */
export const lineIsDown = {
	words:
		'That page did not come: your connection seems to be down. You are still where you were, and what you wrote is kept.',
	retry: 'Try again',
	stay: 'Stay here',
} as const;
