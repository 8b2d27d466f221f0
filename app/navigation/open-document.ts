/**
 * Opens a page as a document. Its address may stand in the address bar already, as Back's does: there the browser would
 * only scroll to the section that it names, and at a reload to where the page before stood (keep-place.ts knows better).
 * @param address a path of the site, with query and section
 */
export function openDocument(address: string): void {
	const { pathname, search, hash } = window.location;
	if (address === pathname + search + hash) {
		window.addEventListener('pagehide', () => {
			window.history.scrollRestoration = 'manual';
		});
		window.location.reload();
	} else window.location.assign(address);
}
