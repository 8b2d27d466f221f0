import type { RecordOf } from '#content/records/shapes.ts';
import type { Wrong } from './problem.ts';

const lists = { hosting: 'Hosting plans', websites: 'Website plans', apis: 'API plans' } as const;

/** Of each list one plan at most is the most popular. */
export function plans(record: RecordOf<'plans'>): Wrong[] {
	return Object.entries(lists).flatMap(([key, label]) => {
		const popular = record[key as keyof typeof lists].filter((plan) => plan.popular).map(({ name }) => name);
		if (popular.length < 2) return [];
		return [
			{
				field: label,
				sentence: `${popular.map((name) => `“${name}”`).join(' and ')} cannot all be the most popular: leave the tick at one.`,
			},
		];
	});
}
