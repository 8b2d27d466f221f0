import MiniSearch from 'minisearch';

/** One page as the search knows it; the build takes these from the finished pages into `/search.json`. */
export type FoundPage = {
	readonly path: string;
	readonly title: string;
	readonly description: string;
	readonly headings: string;
	readonly text: string;
};

export type Find = (words: string) => readonly FoundPage[];

/** How many results are shown. */
const most = 8;

/**
 * Makes a search over pages: every word typed must occur, whole or begun; titles count most.
 * @returns the pages in order of fit; none for an empty query
 */
export function indexPages(pages: readonly FoundPage[]): Find {
	const index = new MiniSearch<FoundPage>({
		idField: 'path',
		fields: ['title', 'headings', 'description', 'text'],
		searchOptions: {
			boost: { title: 6, headings: 3, description: 2 },
			prefix: true,
			fuzzy: (term) => (term.length > 4 ? 0.2 : false),
			combineWith: 'AND',
		},
	});
	index.addAll(pages);
	const byPath = new Map(pages.map((page) => [page.path, page]));
	return (words) =>
		index
			.search(words)
			.slice(0, most)
			.flatMap(({ id }) => byPath.get(id) ?? []);
}
