/** What a page may weigh, in bytes after brotli (tests/budgets.test.ts). */
export const budgets = {
	/** A page with its critical CSS. */
	document: 18 * 1024,
	/** Every script that a page of text loads until it is hydrated; all of it comes after `load`. */
	textScript: 118 * 1024,
	/** The same for every other page. */
	heaviestScript: 131 * 1024,
	/** Files of script that a page loads until it is hydrated. */
	scripts: 14,
	/** Both fonts together. */
	fonts: 45_000,
	/** The heading font alone. */
	headingFont: 18_000,
} as const;

/** Up to this part of a ceiling more, `npm test` warns and does not fail: an ordinary edit of content may need it. */
export const tolerance = 0.1;

/** How far below its ceilings each page stands at delivery, so that an ordinary edit of content never meets one. */
export const room = { document: 1.5 * 1024, script: 3 * 1024 } as const;
