/** Milliseconds: how often a page is asked for a place, how long it has to draw it, and until what stands above it lies still. */
const [glance, patience, settling] = [100, 10_000, 700];

let latest: object | undefined;

/**
 * Scrolls the page beside the form to the first of these places that it has, once it is drawn: `npm run dev` draws a page
 * after its address was read, too late for the browser's own leap. A later call takes the place of one that still waits.
 */
export async function showPlace(
	page: HTMLIFrameElement,
	places: readonly (string | undefined)[],
): Promise<void> {
	const asked = {};
	latest = asked;
	const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
	const until = Date.now() + patience;
	while (latest === asked && Date.now() < until) {
		await pause(glance);
		// the page before it is still there for a moment
		if (page.contentWindow?.location.pathname !== new URL(page.src).pathname) continue;
		if (!page.contentDocument?.querySelector('main h1')) continue;
		await pause(settling);
		// a new record comes a moment after its page
		const root = page.contentDocument;
		const place = places.map((id) => id && root?.getElementById(id)).find((one) => one);
		if (!place || latest !== asked) continue;
		place.scrollIntoView({ behavior: 'instant' });
		return;
	}
}
