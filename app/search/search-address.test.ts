import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { keptOf, questionIn, searchFor } from './search-address.ts';

/** Words of any letters, halves of a pair and more than an address keeps among them. */
const words = fc
	.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) })
	.chain((text) => fc.nat({ max: 210 }).map((more) => 'x'.repeat(more) + text));

test('[ANY-4] whatever is typed, the address of its search asks the same', () => {
	const addressed = (typed: string) => new URL(searchFor(typed), 'https://aeg.example');
	fc.assert(
		fc.property(words, (typed) => {
			const { pathname, search } = addressed(typed);
			expect(pathname).toBe(paths.search);
			expect(questionIn(search)).toBe(keptOf(typed));
		}),
	);
	expect(questionIn(addressed(`${'x'.repeat(199)}😀`).search)).toMatch(/^x{199}\ufffd$/);
});

test('[ANY-4] whatever the query of an address holds, it asks a question of bounded length or none', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), words), (query) => {
			for (const search of [query, `?${query}`, `?q=${query}`]) {
				const question = questionIn(search);
				expect(question.length).toBeLessThanOrEqual(200);
				expect(question).toBe(keptOf(question));
			}
		}),
	);
});
