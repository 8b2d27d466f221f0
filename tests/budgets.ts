/** What a page may weigh, in bytes after brotli; `npm test` fails above it (tests/budgets.test.ts). */
export const budgets = {
	/** A page with its CSS. */
	document: 15_600,
	/** A page that comes with its headers in ten packets of 1 460, before the first answer is due. */
	firstFlight: 14_600,
	/** The headers of a page: those that frame a map lack one of them. The journey of the first view counts them. */
	headers: 1005,
	framingHeaders: 960,
	/** Every script that comes to life with a page of text, after `load`; React and its router are 80 300 of it. */
	textScript: 105_000,
	/** The same for the page with the most to do. */
	heaviestScript: 115_000,
	/** Both type faces together. */
	fonts: 45_000,
	/** The heading face alone. */
	headingFont: 18_000,
} as const;
