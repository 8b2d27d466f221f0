/** Whether a key opens the search: Ctrl-K, or Command-K. */
export const isSearchKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
	key.toLowerCase() === 'k' && (ctrlKey || metaKey);
