import MiniSearch, { type SearchOptions } from 'minisearch';
import { exact } from '#content/search-synonyms.ts';
import type { IndexedPage } from './found-page.ts';
import { pairsOf, stemOf, wordsOf } from './words-of.ts';

/** How well each page fits something that is asked, by its path. */
type Fits = ReadonlyMap<string, number>;

/** The same fits, counted as `weight` of what they are. */
export const weighed = (fits: Fits, weight: number): Fits =>
	new Map([...fits].map(([path, fit]) => [path, fit * weight]));

/** The best fit of each page among several. */
export function best(several: readonly Fits[]): Fits {
	const fits = new Map<string, number>();
	for (const [path, fit] of several.flatMap((one) => [...one]))
		fits.set(path, Math.max(fit, fits.get(path) ?? 0));
	return fits;
}

/** What a word of the same stem counts beside the one that was typed. */
const kin = 0.8;

/** A word with each pair of neighbouring letters swapped: the commonest slip of fingers. */
const swapped = (word: string) =>
	Array.from(word, (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2));

/** How many letters of a word may be wrong. */
const slips = (word: string) => (word.length > 7 ? 2 : word.length > 3 ? 1 : 0);

/** What a text is found by: its words, their stems where they differ, and pairs of them within a sentence. */
const termsOf = (text: string): string[] =>
	text.split(/[.;:!?|]/).flatMap((sentence) => {
		const words = wordsOf(sentence);
		return [...words, ...words.map(stemOf).filter((stem, at) => stem !== words[at]), ...pairsOf(words)];
	});

/** Makes an index: a title and the words of visitors count most, then headings, the description, the text. */
export function lookUpIn(pages: readonly IndexedPage[]) {
	const index = new MiniSearch<IndexedPage>({
		idField: 'path',
		fields: ['title', 'keywords', 'headings', 'description', 'text'],
		tokenize: termsOf,
		processTerm: (term) => term,
		searchOptions: {
			tokenize: (term) => [term],
			boost: { title: 4, keywords: 5, headings: 3, description: 2 },
			bm25: { k: 1.2, b: 0.3, d: 0.5 },
		},
	});
	index.addAll(pages);

	const look = (term: string, how?: SearchOptions): Fits =>
		new Map(index.search(term, how).map(({ id, score }) => [id, score]));

	function lookForWord(word: string): Fits {
		if (exact.has(word)) return look(word);
		const found = best([look(word), weighed(look(stemOf(word)), kin)]);
		if (found.size > 0) return found;
		const begun = look(word, { prefix: true });
		if (begun.size > 0) return begun;
		const meant = best(swapped(word).map((other) => look(other)));
		return meant.size > 0 ? meant : look(word, { fuzzy: slips });
	}

	return {
		/** Where a term of the index stands. */
		term: (term: string) => look(term),
		/** Where a word or two stand; where no page has a word, where one that it begins, or that was meant by it. */
		phrase: (phrase: string) => {
			const words = wordsOf(phrase);
			const [pair] = pairsOf(words);
			return pair === undefined ? lookForWord(words[0] ?? '') : look(pair);
		},
	};
}
