import { plansOf } from '#content/records/shapes/plans.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import type { Wrong } from './problem.ts';

/** Of each list one plan at most is the most popular. */
export function* plans(record: RecordOf<'plans'>): Iterable<Wrong> {
	for (const [key, { label }] of Object.entries(plansOf.parts)) {
		const popular = record[key as keyof typeof record].filter((plan) => plan.popular);
		const names = popular.map(({ name }) => `“${name}”`).join(' and ');
		if (popular.length > 1)
			yield { field: label, sentence: `${names} cannot all be the most popular: leave the tick at one.` };
	}
}
