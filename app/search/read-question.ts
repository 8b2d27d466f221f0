import { ignored, synonyms } from '#content/search-synonyms.ts';

/** One thing that a question asks for, in all the words that mean it. */
export type Meaning = readonly string[];

const wordsOf = (text: string) =>
	text
		.toLowerCase()
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter(Boolean);

/**
 * Reads a question: what its words mean, without those that say nothing about a page. A question of such words alone
 * asks for nothing.
 */
export function readQuestion(question: string): readonly Meaning[] {
	let left = ` ${wordsOf(question).join(' ')} `;
	const meanings: Meaning[] = [];
	for (const { site, typed } of synonyms) {
		// the longest first, so that “phone” takes no word from “phone number”
		const named = [...site, ...typed]
			.filter((phrase) => left.includes(` ${phrase} `))
			.sort((one, other) => other.length - one.length);
		if (named.length === 0) continue;
		meanings.push(site);
		for (const phrase of named) left = left.replaceAll(` ${phrase} `, ' ');
	}
	const telling = left.split(' ').filter((word) => word !== '' && !ignored.has(word));
	return [...meanings, ...telling.map((word) => [word])];
}
