import { ignored } from '#content/search-synonyms.ts';

/** The words of a text as they stand, in small letters and without their apostrophes. */
export const plainWordsOf = (text: string): string[] =>
	text
		.toLowerCase()
		.replace(/['’]/g, '')
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter(Boolean);

/** A word in the one form in which it is looked for: “galleries” as “gallery”, “organize” as “organise”. */
const formOf = (word: string): string =>
	word
		.replace(/(?<=..)ies$/, 'y')
		.replace(/(?<=..[^s])s$/, '')
		.replace(/(?<=...)iz(?=[aei])/, 'is');

/** What a word has in common with its kin: “organis” of “organising”, “organise” and “organisation”. */
export const stemOf = (word: string): string =>
	word.replace(/(?<=.{5})(ation|ion|ing|ed|ship|ment)$/, '').replace(/(?<=.{4})e$/, '');

/** The words of a text that say something, each in its one form. */
export const wordsOf = (text: string): string[] =>
	plainWordsOf(text)
		.filter((word) => !ignored.has(word))
		.map(formOf);

/** Each word with the one after it: “registration fee” is more than a registration and, elsewhere, a fee. */
export const pairsOf = (words: readonly string[]): string[] =>
	words.slice(1).map((word, at) => `${stemOf(words[at] ?? '')} ${stemOf(word)}`);
