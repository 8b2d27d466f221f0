import { JSDOM } from 'jsdom';
import type { FoundPage, IndexedPage } from '#app/search/found-page.ts';
import type { PageMeta } from '#content/shapes.ts';
import { pageKeywords } from '#content/site/page-keywords.ts';
import { type PathName, paths } from '#contract/paths.ts';

/** A page for the search: what it says of itself, with the headings and all words of its main part. */
export function foundPage(path: string, { title, description }: PageMeta, root: string): FoundPage {
	const main = JSDOM.fragment(root).querySelector('main');
	const headings = [...(main?.querySelectorAll('h1, h2, h3') ?? [])];
	return {
		path,
		title,
		description,
		headings: headings.map(wordsIn).join(' '),
		text: main ? wordsIn(main) : '',
	};
}

/** Elements whose text nobody reads, or reads twice. */
const unread = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'];

/** All words below a node, parted where one element ends and another begins. */
function wordsIn(node: Node): string {
	const textsIn = (one: Node): string[] => {
		if (one.nodeName === '#text') return [one.nodeValue ?? ''];
		return unread.includes(one.nodeName) ? [] : [...one.childNodes].flatMap(textsIn);
	};
	return textsIn(node).join(' ').replace(/\s+/g, ' ').trim();
}

/** The pages as the search knows them: with what visitors call their matter, and without the page of the search itself. */
export function searchIndex(pages: readonly FoundPage[]): readonly IndexedPage[] {
	const keywords: Readonly<Record<string, string | undefined>> = Object.fromEntries(
		Object.entries(pageKeywords).map(([name, words]) => [paths[name as PathName], words]),
	);
	return pages
		.filter(({ path }) => path !== paths.search)
		.map((page) => ({ ...page, keywords: keywords[page.path] ?? '' }));
}
