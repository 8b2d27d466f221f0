import * as timings from './timings.ts';

/**
 * Fetches a part that a page can do without for a while. Until it comes it is asked for again (ANY-2): at once after its
 * first failure, when the line is back, when the visitor comes back to the tab, and every `timings.askAgain`, because the
 * browser does not always say that a line was gone.
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
	let failed = false;
	const ask = (): Promise<void> =>
		load().then(
			(part) => {
				if (signal.aborted) return;
				end();
				use(part);
			},
			() => {
				if (signal.aborted) return;
				missed?.();
				if (failed) return;
				failed = true;
				return ask();
			},
		);
	const timer = setInterval(ask, timings.askAgain);
	const end = () => {
		over.abort();
		clearInterval(timer);
	};
	ask();
	window.addEventListener('online', ask, { signal });
	document.addEventListener('visibilitychange', () => document.hidden || ask(), { signal });
	return end;
}
