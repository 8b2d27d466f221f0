import type { IndexedPage } from './found-page.ts';
import { best, lookUpIn, weighed } from './look-up.ts';
import { type Meaning, readQuestion } from './read-question.ts';

/** What a question finds, in order of fit. */
export type Found = {
	readonly pages: readonly IndexedPage[];
	/** Whether the first of them has all that was asked. */
	readonly whole: boolean;
	/** The question has no word that says what is looked for. */
	readonly vague?: true;
};

export type Find = (question: string) => Found;

/** How many results are shown. */
const most = 8;

/** What another word of the same meaning counts beside the one that was typed. */
const sameMeaning = 0.4;

/** How much a page loses for what it has not of a question: a half of it counts as 0.35. */
const completeness = 1.5;

/** Makes a search over pages. A page fits by all that it has of a question, and more where it has words that stand together. */
export function indexPages(pages: readonly IndexedPage[]): Find {
	const lookUp = lookUpIn(pages);
	const lookUpMeaning = ([typed = '', ...others]: Meaning) =>
		best([lookUp.phrase(typed), ...others.map((other) => weighed(lookUp.phrase(other), sameMeaning))]);

	return (question) => {
		const { meanings, pairs } = readQuestion(question);
		if (meanings.length === 0) return { pages: [], whole: false, vague: true };
		const asked = meanings.map(lookUpMeaning);
		const together = pairs.map(lookUp.term);
		const found = pages
			.map((page) => {
				const share = asked.filter((fits) => fits.has(page.path)).length / meanings.length;
				const sum = [...asked, ...together].reduce((total, fits) => total + (fits.get(page.path) ?? 0), 0);
				return { page, whole: share === 1, fit: sum * share ** completeness };
			})
			.filter(({ fit }) => fit > 0)
			.sort((one, other) => other.fit - one.fit)
			.slice(0, most);
		return { pages: found.map(({ page }) => page), whole: found[0]?.whole ?? false };
	};
}
