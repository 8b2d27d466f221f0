import MiniSearch, { type Query } from 'minisearch';
import { type Meaning, readQuestion } from './read-question.ts';

/** One page as the search knows it; the build takes these from the finished pages into `/search.json`. */
export type FoundPage = {
	readonly path: string;
	readonly title: string;
	readonly description: string;
	readonly headings: string;
	readonly text: string;
};

/** What a question finds, in order of fit. */
export type Found = {
	readonly pages: readonly FoundPage[];
	/** How many of them, from the first, have all that was asked; the others have some of it. */
	readonly whole: number;
	/** The question has no word that says what is looked for. */
	readonly vague?: true;
};

export type Find = (question: string) => Found;

/** How many results are shown. */
const most = 8;

/** A word without the ending of a plural: “galleries” and “gallery” are the same word. */
const singular = (term: string) =>
	term
		.toLowerCase()
		.replace(/(?<=..)ies$/, 'y')
		.replace(/(?<=..[^s])s$/, '');

/** A word with each pair of neighbouring letters swapped: the commonest slip of fingers. */
const swapped = (word: string) =>
	Array.from(word, (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2));

/** How many letters of a word that no page has may be wrong. */
const slips = (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false);

/** Makes a search over pages: words may be begun, or mistyped where no page has them; titles count most. */
export function indexPages(pages: readonly FoundPage[]): Find {
	const index = new MiniSearch<FoundPage>({
		idField: 'path',
		fields: ['title', 'headings', 'description', 'text'],
		processTerm: singular,
		searchOptions: { boost: { title: 6, headings: 3, description: 2 }, prefix: true },
	});
	index.addAll(pages);
	const byPath = new Map(pages.map((page) => [page.path, page]));
	const known = (word: string) => index.search(word).length > 0;

	function query(meaning: Meaning): Query {
		const [word = ''] = meaning;
		const queries = meaning.map((phrase) => ({ combineWith: 'AND' as const, queries: phrase.split(' ') }));
		if (meaning.length > 1 || known(word)) return { combineWith: 'OR', queries };
		const meant = swapped(word).filter(known);
		return meant.length > 0 ? { combineWith: 'OR', queries: meant } : { queries: [word], fuzzy: slips };
	}

	return (question) => {
		const queries = readQuestion(question).map(query);
		if (queries.length === 0) return { pages: [], whole: 0, vague: true };
		const paths = (combineWith: 'AND' | 'OR') => index.search({ combineWith, queries }).map(({ id }) => id);
		const whole = paths('AND').slice(0, most);
		const all = [...new Set([...whole, ...paths('OR')])].slice(0, most);
		return { pages: all.flatMap((path) => byPath.get(path) ?? []), whole: whole.length };
	};
}
