import { paths } from '#contract/paths.ts';

/** No question is longer; an address may hold anything. */
const longest = 200;

/** What an address keeps of the words that were typed; it can hold no half of a letter (ANY-4). */
export const keptOf = (words: string): string => words.trimStart().slice(0, longest).toWellFormed().trimEnd();

/** The question that the query of an address holds, as in `?q=jute`; empty where there is none. */
export const questionIn = (search: string): string => keptOf(new URLSearchParams(search).get('q') ?? '');

/** The address of the search page with a question, or without one where it is empty. */
export function searchFor(question: string) {
	const asked = keptOf(question);
	return asked === '' ? paths.search : (`${paths.search}?q=${encodeURIComponent(asked)}` as const);
}
