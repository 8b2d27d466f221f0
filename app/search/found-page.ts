/** What can be read of a page, once it is rendered. */
export type FoundPage = {
	readonly path: string;
	readonly title: string;
	readonly description: string;
	readonly headings: string;
	readonly text: string;
};

/** One page as the search knows it; the build takes these from the finished pages into `/search.json`. */
export type IndexedPage = FoundPage & {
	/** What visitors call its matter (content/site/page-keywords.ts). */
	readonly keywords: string;
};
