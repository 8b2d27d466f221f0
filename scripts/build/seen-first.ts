import { JSDOM } from 'jsdom';

/** What a page folds away until its type stands, as app/styles/arrival.css names it. */
export const foldedBands = ':is(.section ~ .section, footer) > :is(.wrap, .full)';

/** The page without what stands in its folded bands: what the rules of its first view can meet. */
export function seenFirst(html: string): string {
	const page = new JSDOM(html);
	for (const band of page.window.document.querySelectorAll(foldedBands)) band.replaceChildren();
	return page.serialize();
}
