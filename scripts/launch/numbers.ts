/** Numbers that stand in words in a sentence ("Eight scenes") and no longer match the list that they count. */

export type Stale = { readonly line: number; readonly words: string; readonly lengths: readonly number[] };

/** The lengths of lists by the name that they are exported under, for one file or for all. */
export type Lengths = ReadonlyMap<string, readonly number[]>;

const numbers =
	'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
		.split(' ')
		.concat('thirty forty fifty sixty seventy eighty ninety'.split(' '));

function numberIn(word: string): number {
	const at = numbers.indexOf(word.toLowerCase());
	return at <= 20 ? at : (at - 18) * 10;
}

/** The lists that a noun counts wherever it is said. Any other noun counts the list of its own name, near by. */
const counted: Readonly<Record<string, readonly string[]>> = {
	scenes: ['photos', 'images', 'gallery', 'proceedings'],
	pictures: ['photos', 'images', 'gallery', 'proceedings'],
	talks: ['speakers'],
	questions: ['questions', 'faq'],
	workshops: ['workshops'],
	tracks: ['tracks', 'trackLinks'],
};

/** `Four invited talks`, `two workshops`: a number, at most one word between, and a noun in the plural. */
const phrase = new RegExp(`\\b(${numbers.slice(2).join('|')}) (?:[a-z-]+ )?([a-z]+s)\\b`, 'gi');

/** The lists of some modules. */
export function lengthsOf(modules: readonly Readonly<Record<string, unknown>>[]): Lengths {
	const all = new Map<string, number[]>();
	for (const [name, value] of modules.flatMap((exported) => Object.entries(exported)))
		if (Array.isArray(value)) all.set(name, [...(all.get(name) ?? []), value.length]);
	return all;
}

/**
 * @param source the text of a module of content
 * @param near the lists of this module and of those that it imports
 * @param all the lists of all modules
 */
export function staleNumbers(source: string, near: Lengths, all: Lengths): Stale[] {
	return source.split('\n').flatMap((line, at) => {
		if (/^\s*(\*|\/\*|\/\/|import\b)/.test(line)) return [];
		return [...line.matchAll(phrase)].flatMap(([words, number = '', plural = '']) => {
			const noun = plural.toLowerCase();
			const lists = counted[noun] ?? (near.has(noun) ? [noun] : []);
			const lengths = lists.flatMap((name) => all.get(name) ?? []);
			if (lengths.length === 0 || lengths.includes(numberIn(number))) return [];
			return [{ line: at + 1, words, lengths }];
		});
	});
}
