import { ignored, synonyms } from '#content/search-synonyms.ts';
import { pairsOf, plainWordsOf, wordsOf } from './words-of.ts';

/** One thing that a question asks for: the words that were typed, then others that mean the same. */
export type Meaning = readonly string[];

/** What has others that mean the same; the longest first, so that “phone” takes no word from “phone number”. */
const phrases = synonyms
	.flatMap(({ site, typed, elsewhere }) => [...site, ...typed].map((phrase) => ({ phrase, site, elsewhere })))
	.sort((one, other) => other.phrase.length - one.phrase.length);

/**
 * Reads a question: what its words mean, without those that say nothing about a page. A question of such words alone
 * asks for nothing.
 */
export function readQuestion(question: string) {
	let left = ` ${plainWordsOf(question).join(' ')} `;
	const meanings = new Map<readonly string[], Meaning>();
	for (const { phrase, site, elsewhere } of phrases) {
		if (!left.includes(` ${phrase} `)) continue;
		left = left.replaceAll(` ${phrase} `, ' ');
		// nor is “how long” looked for, of which no word tells anything
		const tells = !elsewhere && wordsOf(phrase).length === plainWordsOf(phrase).length;
		if (site.length > 0 && !meanings.has(site))
			meanings.set(site, tells ? [...new Set([phrase, ...site])] : site);
	}
	const telling = left.split(' ').filter((word) => word !== '' && !ignored.has(word));
	return {
		meanings: [...meanings.values(), ...telling.map((word): Meaning => [word])],
		/** Words that stand together in it. */
		pairs: pairsOf(wordsOf(question)),
	};
}
