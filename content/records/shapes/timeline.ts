import { group, list, optional, sample, whole } from '../describe.ts';

/** How many conferences there were in each year (TIME-1). */
export const timeline = group('Timeline', {
	years: list(
		'Years',
		group('Year', {
			sample,
			year: whole('Year', { least: 1990, most: 2100 }),
			count: optional(
				whole('Conferences held', { hint: 'Leave empty while it is not known.', least: 0, most: 99 }),
			),
		}),
		{ named: 'year' },
	),
});
