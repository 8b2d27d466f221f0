/**
 * Fetches a part that a page can do without for a while. One that does not come is asked for again when the line is
 * back, or the visitor comes back to the tab (ANY-2).
 * @param use is given the part, once
 * @param missed is called each time that it does not come
 * @returns ends it
 */
export function askUntilItComes<Part>(
	load: () => Promise<Part>,
	use: (part: Part) => void,
	missed?: () => void,
): () => void {
	const over = new AbortController();
	const { signal } = over;
	const ask = () =>
		load().then(
			(part) => {
				if (signal.aborted) return;
				over.abort();
				use(part);
			},
			() => signal.aborted || missed?.(),
		);
	ask();
	window.addEventListener('online', ask, { signal });
	document.addEventListener('visibilitychange', ask, { signal });
	return () => over.abort();
}
