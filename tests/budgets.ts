/** What a page may weigh, in bytes after brotli; `npm test` fails above these ceilings (tests/budgets.test.ts). */
export const budgets = {
	/** A page with its critical CSS. */
	document: 18_000,
	/** Every script that a page of text loads until it is hydrated; all of it comes after `load`. */
	textScript: 120_000,
	/** The same for every other page. */
	heaviestScript: 135_000,
	/** Both fonts together. */
	fonts: 45_000,
	/** The heading font alone. */
	headingFont: 18_000,
} as const;

/** How far below its ceilings each page stands at delivery, so that an ordinary edit of content never meets one. */
export const room = { document: 1_500, script: 5_000 } as const;
